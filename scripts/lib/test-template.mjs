import pg from 'pg';
import { bootstrapDatabase } from '../../infra/database/bootstrap.mjs';
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

/**
 * @param {string} adminUrl
 * @param {string[]} statements
 */
async function asAdmin(adminUrl, statements) {
  const client = new pg.Client({ connectionString: databaseUrl(adminUrl, 'postgres') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** @param {string} adminUrl of a server used by this run only: removes databases that killed runs left */
export async function removeOldTestDatabases(adminUrl) {
  const client = new pg.Client({ connectionString: databaseUrl(adminUrl, 'postgres') });
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT datname FROM pg_database WHERE datname LIKE 'acordo\\_template%' OR datname LIKE 't\\_%'",
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

const IN_USE = '55006';

/**
 * Connections that a test has just ended may still be closing, and terminating one would be an error in that test: waits up to a
 * second.
 * @param {string} adminUrl @param {string} name
 */
export async function dropDatabase(adminUrl, name) {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      return await asAdmin(adminUrl, [`DROP DATABASE IF EXISTS "${name}"`]);
    } catch (error) {
      if (codeOf(error) !== IN_USE) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return asAdmin(adminUrl, [`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`]);
}

/**
 * Makes the database that every test copies: roles, schemas and all migrations, nothing else.
 * @param {object} options
 * @param {string} options.adminUrl a superuser's address of the server
 * @param {string} options.name
 * @param {Record<string, string>} options.passwords by role
 * @returns {Promise<string[]>} services whose migrations were not compiled
 */
export async function makeTemplate({ adminUrl, name, passwords }) {
  await dropDatabase(adminUrl, name);
  await bootstrapDatabase({ adminUrl: databaseUrl(adminUrl, name), passwords });
  const uncompiled = await migrateAll(
    (role) => databaseUrl(adminUrl, name, { role, password: passwords[role] }),
    { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'warn' },
  );
  await asAdmin(adminUrl, [`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`]); // an open connection would block copies
  return uncompiled;
}
