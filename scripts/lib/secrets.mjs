import { randomBytes } from 'node:crypto';
import { databaseRoles } from '../../infra/database/roles.mjs';
import { readJsonFile, writePrivateFile } from './atomic-file.mjs';

/** Services that accept internal tokens; each has a key of its own. */
export const audiences = /** @type {const} */ (['identity', 'proposals', 'admin', 'notifications']);

/**
 * @typedef {object} Secrets Everything is base64url, so it fits into an address without escaping.
 * @property {string} databaseAdmin password of the cluster's superuser
 * @property {Record<string, string>} databaseRoles password by role name
 * @property {string} redis
 * @property {Record<string, string>} internalKeys 32 random bytes by audience
 * @property {string} dataKey 32 random bytes; encrypts what identity must be able to decrypt: seeds, one-time tokens
 * @property {string} linkKey 32 random bytes; encrypts the tokens of public links
 * @property {string} mailKey 32 random bytes; hashes addresses that receive no emails. Never changed by `npm run keys`
 */

const password = () => randomBytes(24).toString('base64url');
const key = () => randomBytes(32).toString('base64url');

/**
 * @param {readonly string[]} names
 * @param {Record<string, string> | undefined} known
 * @param {() => string} make
 */
const complete = (names, known, make) =>
  Object.fromEntries(names.map((name) => [name, known?.[name] ?? make()]));

/**
 * Adds what is missing and changes nothing that exists: a role of a newer version gets a password, while
 * links encrypted with the old key stay readable.
 * @param {Partial<Secrets>} known
 * @returns {Secrets}
 */
export function completeSecrets(known) {
  return {
    databaseAdmin: known.databaseAdmin ?? password(),
    databaseRoles: complete(databaseRoles, known.databaseRoles, password),
    redis: known.redis ?? password(),
    internalKeys: complete(audiences, known.internalKeys, key),
    dataKey: known.dataKey ?? key(),
    linkKey: known.linkKey ?? key(),
    mailKey: known.mailKey ?? key(),
  };
}

/**
 * The secrets of the embedded default: made once, reused at every later start.
 * @param {string} file
 * @returns {Secrets}
 */
export function loadSecrets(file) {
  const known = /** @type {Partial<Secrets>} */ (readJsonFile(file) ?? {});
  const secrets = completeSecrets(known);
  if (JSON.stringify(known) !== JSON.stringify(secrets)) {
    writePrivateFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
  }
  return secrets;
}
