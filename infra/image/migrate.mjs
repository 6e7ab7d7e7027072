// One-shot before the services: roles and schemas as superuser, then each service's migrations as its schema's owner.
import { spawnSync } from 'node:child_process';

const admin = new URL(process.env.DATABASE_ADMIN_URL ?? '');
run(['infra/database/bootstrap.mjs'], process.env);
for (const service of ['identity', 'proposals', 'notifications']) {
  const url = new URL(admin.href);
  url.username = `${service}_owner`;
  url.password = process.env[`${service.toUpperCase()}_OWNER_PASSWORD`] ?? '';
  run([`services/${service}/dist/migrate.js`], { ...process.env, MIGRATION_DATABASE_URL: url.href });
}

function run(args, env) {
  const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
