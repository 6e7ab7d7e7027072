import { setTimeout } from 'node:timers/promises';
import { bootstrapDatabase } from '../../infra/database/bootstrap.mjs';
import { withDatabase } from './database.mjs';
import { codeOf } from './errors.mjs';
import { migrateAll } from './migrations.mjs';

/**
 * @param {string} serverUrl
 * @param {string} database
 * @param {{ role?: string, password?: string }} [login]
 */
export function databaseUrl(serverUrl, database, { role, password } = {}) {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  if (role !== undefined) url.username = role;
  if (password !== undefined) url.password = password;
  return url.href;
}

/** @param {string} adminUrl of a server used by this run only: removes databases that killed runs left */
export const removeOldTestDatabases = (adminUrl) =>
  withDatabase(adminUrl, async (client) => {
    const { rows } = await client.query(
      "SELECT datname FROM pg_database WHERE datname LIKE 'acordo\\_template%' OR datname LIKE 't\\_%'",
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
  });

/** @param {string} adminUrl @param {string} statement */
const asAdmin = (adminUrl, statement) => withDatabase(adminUrl, (client) => client.query(statement));

const IN_USE = '55006';

/**
 * Connections that a test has just ended may still be closing, and terminating one would be an error in that test: waits up to a
 * second.
 * @param {string} adminUrl @param {string} name
 */
export async function dropDatabase(adminUrl, name) {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      await asAdmin(adminUrl, `DROP DATABASE IF EXISTS "${name}"`);
      return;
    } catch (error) {
      if (codeOf(error) !== IN_USE) throw error;
      await setTimeout(50);
    }
  }
  await asAdmin(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
}

/**
 * Makes the database that every test copies: roles, schemas and all migrations, nothing else.
 * @param {object} options
 * @param {string} options.adminUrl a superuser's address of the server
 * @param {string} options.name
 * @param {Record<string, string>} options.passwords by role
 */
export async function makeTemplate({ adminUrl, name, passwords }) {
  await dropDatabase(adminUrl, name);
  await bootstrapDatabase({ adminUrl: databaseUrl(adminUrl, name), passwords });
  await migrateAll((role) => databaseUrl(adminUrl, name, { role, password: passwords[role] }), {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
  });
  await asAdmin(adminUrl, `ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`); // an open connection would block copies
}
