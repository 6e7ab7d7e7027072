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
  if (!(await holdName(`port-${port}`))) return false;
  mine.add(port);
  return true;
}

const randomPort = () => LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));

/** @returns {Promise<number>} a free port on the loopback address, which this process did not get before */
export async function freePort() {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomPort();
    if ((await claimPort(port)) && (await isFree(port))) return port;
  }
  throw new Error(`Nenhuma porta livre entre ${LOWEST} e ${HIGHEST}`);
}

/**
 * One free loopback port for each name. A port of the last run is used again if it is free, so that
 * what an operator noted stays valid.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @param {Partial<Record<string, number>>} [last]
 * @param {readonly number[]} [others] ports of others, which need not listen yet
 * @returns {Promise<Record<Name, number>>}
 */
export async function choosePorts(names, last = {}, others = []) {
  const taken = new Set(others);
  const isOurs = async (/** @type {number} */ port) => mine.has(port) || (await claimPort(port));
  /** @type {[string, number][]} */
  const chosen = [];
  for (const name of names) {
    const wish = last[name];
    const kept = wish !== undefined && !taken.has(wish) && (await isOurs(wish)) && (await isFree(wish));
    const port = kept ? wish : await freePort();
    chosen.push([name, port]);
    taken.add(port);
  }
  return /** @type {Record<Name, number>} */ (Object.fromEntries(chosen));
}
