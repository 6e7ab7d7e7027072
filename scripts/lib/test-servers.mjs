import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { databaseRoles } from '../../infra/database/roles.mjs';
import { lockFolder, FolderInUse } from './folder-lock.mjs';
import { openLog } from './log-file.mjs';
import { inRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { shelterFor } from './postgres-user.mjs';
import { carelessFlags, postgresServer } from './postgres.mjs';
import { redisServer } from './redis.mjs';

const say = (/** @type {string} */ text) => void process.stderr.write(`${text}\n`);

/**
 * A folder for this run only. The usual one is reused between runs, since creating a cluster takes a second; a
 * parallel run gets a separate one, removed afterwards.
 * @returns {Promise<{ folder: string, release: () => void }>}
 */
export async function claimTestFolder() {
  const usual = inRoot('.data/test/servers');
  try {
    return { folder: usual, release: (await lockFolder(usual)).release };
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
  }
  const own = inRoot('.data/test', `servers-${process.pid}`);
  const lock = await lockFolder(own);
  return {
    folder: own,
    release: () => {
      lock.release();
      for (const folder of [own, shelterFor(clusterFolder(own))])
        fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const clusterFolder = (/** @type {string} */ folder) => path.join(folder, 'pg');

/**
 * Derived from the server's address, so that runs which share a server use the same.
 * @param {string} adminUrl
 * @returns {Record<string, string>} password by role
 */
export const testPasswords = (adminUrl) =>
  Object.fromEntries(
    databaseRoles.map((role) => [
      role,
      createHash('sha256').update(`${role} ${adminUrl}`).digest('hex').slice(0, 32),
    ]),
  );

/**
 * @param {string} folder
 * @param {string} name
 * @returns {import('./supervise.mjs').Keeping}
 */
const keeping = (folder, name) => ({
  log: openLog({ folder, name, say: () => {} }),
  say,
  onGiveUp: (error) => say(error.message),
});

/** @param {string} folder */
export async function startTestPostgres(folder) {
  const server = postgresServer({
    folder: clusterFolder(folder),
    port: await freePort(),
    password: 'acordo-tests', // listens only on this machine and contains only test data
    flags: carelessFlags,
    keeping: keeping(folder, 'postgres'),
  });
  await server.part.start();
  return { adminUrl: server.adminUrl, stop: server.part.stop };
}

/** @param {string} folder */
export async function startTestRedis(folder) {
  const server = redisServer({
    folder: path.join(folder, 'redis'),
    port: await freePort(),
    password: 'acordo-tests',
    persistent: false,
    keeping: keeping(folder, 'redis'),
  });
  await server.part.start();
  return { url: server.url, stop: server.part.stop };
}
