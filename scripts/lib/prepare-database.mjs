import { bootstrapDatabase } from '../../infra/database/bootstrap.mjs';
import { codeOf } from './errors.mjs';
import { migrateAll } from './migrations.mjs';
import { database } from './parts.mjs';
import { serviceEnvironment } from './services.mjs';

const WRONG_PASSWORD = '28P01';

/**
 * Roles, schemas, tables: all that services need in a running Postgres.
 * @param {ReturnType<typeof import('./parts.mjs').makeParts>} parts
 * @param {Record<string, string>} passwords by role
 * @param {NodeJS.ProcessEnv} env
 */
export async function prepareDatabase({ postgres, databaseUrl }, passwords, env) {
  await bootstrapDatabase({ adminUrl: adminUrlOf(postgres), passwords }).catch(explainPassword);
  await migrateAll(databaseUrl, serviceEnvironment(env));
}

/** @param {{ adminUrl: string }} postgres */
export const adminUrlOf = ({ adminUrl }) => adminUrl.replace(/[^/]*$/, database);

/**
 * @param {unknown} error
 * @returns {never}
 */
function explainPassword(error) {
  if (codeOf(error) !== WRONG_PASSWORD) throw error;
  throw new Error(
    'O banco de dados foi criado com outra senha: secrets.json foi trocado ou perdido. Restaure-o, ou remova a pasta de dados inteira.',
  );
}
