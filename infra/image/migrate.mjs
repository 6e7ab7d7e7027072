// One-shot before the services: roles and schemas as superuser, then each service's migrations as its schema's owner.
import { spawnSync } from 'node:child_process';
import { withSecretFiles } from '../../packages/service-kit/dist/config/secret-files.js';
import { databaseRoles, passwordVariable } from '../database/roles.mjs';

const names = ['DATABASE_ADMIN_URL', ...databaseRoles.map(passwordVariable)];
const { env, problems } = withSecretFiles(process.env, names);
if (problems.length > 0) throw new Error(problems.join('; '));
const admin = new URL(env.DATABASE_ADMIN_URL ?? '');
run(['infra/database/bootstrap.mjs'], env);
for (const service of ['identity', 'proposals', 'notifications']) {
  const url = new URL(admin.href);
  url.username = `${service}_owner`;
  url.password = env[`${service.toUpperCase()}_OWNER_PASSWORD`] ?? '';
  run([`services/${service}/dist/migrate.js`], { ...env, MIGRATION_DATABASE_URL: url.href });
}

function run(args, settings) {
  const { status } = spawnSync(process.execPath, args, { env: settings, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
