/**
 * Prepares a database for the services: roles, schemas, who may connect. Repeatable; runs before the migrations.
 *
 *   DATABASE_ADMIN_URL=postgres://superuser:…@host/acordo IDENTITY_OWNER_PASSWORD=… … node infra/database/bootstrap.mjs
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { databaseRoles, passwordVariable } from './roles.mjs';
import { connectStatements, roleStatements, schemaStatements } from './statements.mjs';

const LOCK = 7_201_531; // two bootstraps of one database take turns
const ATTEMPTS = 5;
// Roles belong to the cluster, the lock to one database: two databases prepared at once can still conflict.
const MEETINGS = new Set(['23505', '42710', 'XX000', '40001', '40P01']);
const NO_SUCH_DATABASE = '3D000';

/**
 * @template Result
 * @param {string} connectionString
 * @param {(client: pg.Client) => Promise<Result>} work
 */
async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString, application_name: 'acordo-bootstrap' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param {unknown} error as Postgres gives it: with a SQLSTATE */
const codeOf = (error) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** @param {string} adminUrl */
const databaseOf = (adminUrl) => decodeURIComponent(new URL(adminUrl).pathname.slice(1));

/**
 * @param {string} adminUrl
 * @param {Record<string, string>} passwords
 */
async function prepare(adminUrl, passwords) {
  await withClient(adminUrl, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query('SELECT rolname FROM pg_roles WHERE rolname = ANY($1)', [
      databaseRoles,
    ]);
    const existing = new Set(rows.map((row) => row.rolname));
    const statements = [
      ...roleStatements(existing, passwords),
      ...connectStatements(databaseOf(adminUrl)),
      ...schemaStatements(),
    ];
    for (const statement of statements) await client.query(statement);
    await client.query('COMMIT');
  });
}

/** @param {string} adminUrl */
async function createDatabase(adminUrl) {
  const maintenance = new URL(adminUrl);
  maintenance.pathname = '/postgres';
  await withClient(maintenance.href, (client) =>
    client.query(`CREATE DATABASE ${client.escapeIdentifier(databaseOf(adminUrl))}`),
  );
}

/**
 * @param {object} options
 * @param {string} options.adminUrl a superuser's address of the database; it is created when it is missing
 * @param {Record<string, string>} options.passwords by role; set at every run
 * @throws {Error} with Postgres' error
 */
export async function bootstrapDatabase({ adminUrl, passwords }) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prepare(adminUrl, passwords);
    } catch (error) {
      const code = codeOf(error);
      if (attempt === ATTEMPTS || !(code === NO_SUCH_DATABASE || MEETINGS.has(code))) throw error;
      if (code === NO_SUCH_DATABASE) await createDatabase(adminUrl);
      else await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
    }
  }
}

async function main() {
  const adminUrl = process.env['DATABASE_ADMIN_URL'];
  const missing = ['DATABASE_ADMIN_URL', ...databaseRoles.map(passwordVariable)].filter(
    (name) => !process.env[name],
  );
  if (!adminUrl || missing.length > 0) {
    console.error(`Missing in the environment: ${missing.join(', ')}`);
    process.exit(1);
  }
  const passwords = Object.fromEntries(
    databaseRoles.map((role) => [role, process.env[passwordVariable(role)] ?? '']),
  );
  await bootstrapDatabase({ adminUrl, passwords });
  console.log(`Database ${databaseOf(adminUrl)} is prepared: ${databaseRoles.join(', ')}`);
}

const script = process.argv[1];
if (script && fileURLToPath(import.meta.url) === realpathSync(script)) await main();
