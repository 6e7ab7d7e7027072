import { databaseRoles, rolesOf, schemas } from './roles.mjs';
import { scramVerifier } from './scram.mjs';

const ATTRIBUTES = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

// A running service never waits long: the gateway's timeout is shorter than these. Owners have no limits,
// because a migration of a large table is allowed to take its time.
const RUNNING_LIMITS = {
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '30s',
};

/** @param {string} name a name from roles.mjs or of a database */
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * @param {string} role
 * @param {string} schema
 * @param {Record<string, string>} limits
 */
function settings(role, schema, limits) {
  return [
    `ALTER ROLE ${role} RESET ALL`,
    `ALTER ROLE ${role} SET search_path = ${schema}, pg_catalog`,
    `ALTER ROLE ${role} SET timezone = 'UTC'`,
    ...Object.entries(limits).map(([name, value]) => `ALTER ROLE ${role} SET ${name} = '${value}'`),
  ];
}

/**
 * @param {ReadonlySet<string>} existing roles the cluster has already
 * @param {Record<string, string>} passwords by role; every role of roles.mjs
 * @returns {string[]} makes the roles, or brings them back to what they should be
 */
export function roleStatements(existing, passwords) {
  const login = databaseRoles.flatMap((role) => {
    const password = passwords[role];
    if (!password) throw new Error(`No password for the database role ${role}`);
    const alter = `ALTER ROLE ${role} WITH ${ATTRIBUTES} PASSWORD '${scramVerifier(password)}'`;
    return existing.has(role) ? [alter] : [`CREATE ROLE ${role}`, alter];
  });
  const defaults = schemas.flatMap((schema) => {
    const { owner, running } = rolesOf(schema);
    return [
      ...settings(owner, schema, {}),
      ...running.flatMap((role) => settings(role, schema, RUNNING_LIMITS)),
    ];
  });
  return [...login, ...defaults];
}

/**
 * Who may connect. A database made from a template does not inherit this, so it is a step of its own.
 * @param {string} database
 */
export const connectStatements = (database) => [
  `REVOKE ALL ON DATABASE ${quoted(database)} FROM PUBLIC`,
  `GRANT CONNECT ON DATABASE ${quoted(database)} TO ${databaseRoles.join(', ')}`,
];

/** One schema a service. Rights on tables are given by the service's own migrations. */
export const schemaStatements = () => [
  'REVOKE ALL ON SCHEMA public FROM PUBLIC',
  ...schemas.flatMap((schema) => {
    const { owner, running } = rolesOf(schema);
    return [
      `CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${owner}`,
      `ALTER SCHEMA ${schema} OWNER TO ${owner}`,
      `REVOKE ALL ON SCHEMA ${schema} FROM PUBLIC`,
      `GRANT USAGE ON SCHEMA ${schema} TO ${running.join(', ')}`,
    ];
  }),
];
