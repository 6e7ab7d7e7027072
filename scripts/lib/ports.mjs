import net from 'node:net';
import { holdName } from './held-name.mjs';

const LOOPBACK = '127.0.0.1';
// Below Linux' range for outgoing connections (32768 and up), so that no client socket takes a port between
// the moment it is chosen and the moment its service listens.
const LOWEST = 20_000;
const HIGHEST = 32_000;

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>} whether a server could listen there now
 */
export function isFree(port, host = LOOPBACK) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @type {Set<number>} */
const mine = new Set();

/**
 * Services listen seconds after their port was chosen, so that being free is not enough: two products that
 * start side by side, as the browser journeys do, could be given the same port. A claim lasts as long as its process.
 * @param {number} port
 * @returns {Promise<boolean>} whether no other running process has claimed it
 */
async function claimPort(port) {
  if (!mine.has(port) && (await holdName(`port-${port}`))) mine.add(port);
  return mine.has(port);
}

const randomPort = () => LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));

/**
 * @param {ReadonlySet<number>} [taken] ports promised to someone else already
 * @returns {Promise<number>} a free port on the loopback address
 */
export async function freePort(taken = new Set()) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomPort();
    if (!taken.has(port) && (await claimPort(port)) && (await isFree(port))) return port;
  }
  throw new Error(`Nenhuma porta livre entre ${LOWEST} e ${HIGHEST}`);
}

/**
 * One free loopback port for each name. A port of the last run is kept where it is still free, so that what
 * an operator wrote down stays true.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @param {Partial<Record<string, number>>} [last]
 * @returns {Promise<Record<Name, number>>}
 */
export async function choosePorts(names, last = {}) {
  /** @type {Map<Name, number>} */
  const chosen = new Map();
  const taken = new Set();
  for (const name of names) {
    const wish = last[name];
    const kept = wish !== undefined && !taken.has(wish) && (await claimPort(wish)) && (await isFree(wish));
    const port = kept ? wish : await freePort(taken);
    chosen.set(name, port);
    taken.add(port);
  }
  return /** @type {Record<Name, number>} */ (Object.fromEntries(chosen));
}
