import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clusterHome, postgresUser } from './postgres-user.mjs';

export const superuser = 'acordo_admin';

/** @type {NodeJS.ProcessEnv} the environment of Postgres' programs */
export const postgresEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
const run = (command, args) =>
  spawnSync(command, args, {
    ...postgresUser,
    cwd: '/',
    env: postgresEnvironment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * @param {string} folder
 * @param {string} password
 * @param {import('./postgres-binaries.mjs').PostgresBinaries} binaries
 */
function initialise(folder, password, binaries) {
  const passwordFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-'));
  const passwordFile = path.join(passwordFolder, 'password');
  try {
    fs.writeFileSync(passwordFile, password, { mode: 0o600 });
    for (const file of postgresUser ? [passwordFolder, passwordFile] : []) {
      fs.chownSync(file, postgresUser?.uid ?? 0, postgresUser?.gid ?? 0);
    }
    const collation = ['-E', 'UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=pt-BR'];
    const access = ['-U', superuser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const { status, stderr, error } = run(binaries.initdb, [
      '-D',
      folder,
      ...access,
      ...collation,
      '--no-sync',
    ]);
    if (status !== 0) throw new Error(`O banco de dados não pôde ser criado: ${stderr || error?.message}`);
  } finally {
    fs.rmSync(passwordFolder, { recursive: true });
  }
}

/**
 * Creates the cluster if there is none. It is created in a folder beside and then moved, so an interrupted
 * first start leaves nothing that looks like a cluster.
 * @param {string} wish absolute path
 * @param {string} password of the superuser
 * @param {import('./postgres-binaries.mjs').PostgresBinaries} binaries
 * @returns {string} its folder
 */
export function prepareCluster(wish, password, binaries) {
  const folder = clusterHome(wish);
  if (fs.existsSync(path.join(folder, 'PG_VERSION'))) return folder;
  const draft = `${folder}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  if (postgresUser) fs.chownSync(draft, postgresUser.uid, postgresUser.gid);
  initialise(draft, password, binaries);
  fs.rmdirSync(folder); // only if empty: anything else there must not be removed
  fs.renameSync(draft, folder);
  return folder;
}

/**
 * Ends a server that a killed runner left behind. Only the holder of the data folder's lock may do this.
 * @param {string} folder
 * @param {import('./postgres-binaries.mjs').PostgresBinaries} binaries
 */
export function endLeftServer(folder, binaries) {
  const pidFile = path.join(folder, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return;
  if (isRunning(pidFile)) run(binaries.pgCtl, ['-D', folder, '-w', '-t', '20', '-m', 'fast', 'stop']);
  // Where dead processes are not collected (PID 1 of a container), Postgres treats a zombie as running.
  if (!isRunning(pidFile)) fs.rmSync(pidFile, { force: true });
}

/** Whether the process in the file exists and is not a zombie. @param {string} pidFile */
function isRunning(pidFile) {
  try {
    const stat = `/proc/${Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10)}/stat`;
    return !/^\d+ \(.*\) [ZX]/s.test(fs.readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}
