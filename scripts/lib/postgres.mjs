import fs from 'node:fs';
import path from 'node:path';
import { postgresBinaries } from './postgres-binaries.mjs';
import { endLeftServer, postgresEnvironment, prepareCluster, superuser } from './postgres-cluster.mjs';
import { postgresUser } from './postgres-user.mjs';
import { waitUntil } from './ready.mjs';
import { supervise } from './supervise.mjs';

/** For tests alone: a crash of the machine loses the data, and everything is faster. */
export const carelessFlags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const FLAGS = ['listen_addresses=127.0.0.1', 'max_connections=200', 'timezone=UTC'];

/** Bytes that the path of a Unix socket may have, on Linux and less on others (sun_path), the end mark not counted. */
const LONGEST_SOCKET = 103;

/**
 * Only the server and the runner can access the data folder, so a socket in it is as protected as the data. It costs both
 * sides a third less than the loopback network. If its path is too long, the network is used.
 * @param {string} folder
 * @param {number} port
 * @returns {string | null}
 */
const socketFolder = (folder, port) =>
  Buffer.byteLength(path.join(folder, `.s.PGSQL.${port}`)) <= LONGEST_SOCKET ? folder : null;

/**
 * Postgres writes its own readiness into the eighth line of its pid file.
 * @param {string} folder
 * @param {number} pid
 */
function serverState(folder, pid) {
  const file = path.join(folder, 'postmaster.pid');
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const ready = lines[0] === String(pid) && lines[7]?.trim() === 'ready';
  return ready ? undefined : `estado: ${lines[7]?.trim() || 'iniciando'}`;
}

/**
 * @param {object} options
 * @param {string} options.folder absolute path of the wished data folder
 * @param {number} options.port
 * @param {string} options.password of the superuser; must be that of the first start
 * @param {readonly string[]} [options.flags] settings as `name=value`
 * @param {import('./supervise.mjs').Keeping} options.keeping
 * @returns {{ part: import('./supervise.mjs').Part, folder: string, adminUrl: string, url: (role: string, password: string, database: string) => string }}
 *   `adminUrl` is the superuser's address of the database `postgres`
 */
export function postgresServer({ folder: wish, port, password, flags = [], keeping }) {
  const binaries = postgresBinaries();
  const folder = prepareCluster(wish, password, binaries);
  const socket = socketFolder(folder, port);
  const settings = [...FLAGS, `unix_socket_directories=${socket ?? ''}`, ...flags].flatMap((flag) => [
    '-c',
    flag,
  ]);
  const part = supervise({
    name: 'postgres',
    program: {
      command: binaries.postgres,
      args: ['-D', folder, '-p', String(port), ...settings],
      env: postgresEnvironment,
      cwd: '/',
      stopSignal: 'SIGINT', // "fast": ends the sessions, then shuts down in order
      deathSignal: 'INT',
      credentials: postgresUser,
    },
    ...keeping,
    prepare: () => endLeftServer(folder, binaries),
    ready: (signal, pid) =>
      waitUntil({ what: 'postgres', ask: () => Promise.resolve(serverState(folder, pid)), signal }),
  });
  const url = (/** @type {string} */ role, /** @type {string} */ secret, /** @type {string} */ database) =>
    `postgres://${role}:${secret}@${socket ? encodeURIComponent(socket) : '127.0.0.1'}:${port}/${database}`;
  const adminUrl = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
  return { part, folder, adminUrl, url };
}
