import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** For files that the user `nobody` cannot reach in the checkout; never cleaned by the system. */
const SHELTER = '/var/lib/acordo';

/**
 * Postgres refuses to run as root. `nobody` exists on every Linux, so nothing has to be created.
 * @type {import('./tether.mjs').Credentials | undefined}
 */
export const postgresUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

/** @param {string} file */
export function isReachable(file) {
  if (!postgresUser) return true;
  // by the shell: our own Node may be in a folder that this user cannot reach either
  const look = ['-c', 'test -e "$1"', 'sh', file];
  return spawnSync('/bin/sh', look, { ...postgresUser, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** @param {string} folder */
export const shelterFor = (folder) =>
  path.join(SHELTER, createHash('sha256').update(folder).digest('hex').slice(0, 12));

/** @param {string} folder */
function own(folder) {
  fs.mkdirSync(path.dirname(folder), { recursive: true }); // separately: a mode given to mkdir would apply to the parents too
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (postgresUser) fs.chownSync(folder, postgresUser.uid, postgresUser.gid);
  return folder;
}

const hasCluster = (/** @type {string} */ folder) => fs.existsSync(path.join(folder, 'PG_VERSION'));

/**
 * The folder that a cluster can use: the requested one, or, in a checkout closed to others (0700, as
 * /root is), a folder outside of it, always the same for the same request. An existing cluster is not moved.
 * @param {string} wish absolute path
 * @returns {string} an existing folder that belongs to Postgres' user
 * @throws {Error} when there is data that Postgres can no longer reach
 */
export function clusterHome(wish) {
  const shelter = shelterFor(wish);
  if (postgresUser && hasCluster(shelter)) return shelter;
  own(wish);
  if (isReachable(wish)) return wish;
  if (hasCluster(wish)) {
    throw new Error(`O usuário nobody não alcança mais ${wish}: abra as pastas acima (chmod o+x) ou mova-a`);
  }
  fs.rmdirSync(wish);
  return own(shelter);
}
