import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import { addressOf, holdName } from './held-name.mjs';

/** Thrown when another running process uses the data folder. */
export class FolderInUse extends Error {}

const ENDING = 'ending';

/** @param {string} folder */
const nameOf = (folder) => createHash('sha256').update(fs.realpathSync(folder)).digest('hex').slice(0, 32);

/**
 * Makes a data folder this process' own until `release` or its death.
 * @param {string} folder created when missing
 * @returns {Promise<{ ending: () => void, release: () => void }>} `ending` tells whoever waits that it is worth it
 * @throws {FolderInUse}
 */
export async function lockFolder(folder) {
  fs.mkdirSync(folder, { recursive: true });
  let state = 'running';
  /** @type {Set<net.Socket>} of those who wait for the end */
  const waiting = new Set();
  const server = await holdName(nameOf(folder), (socket) => {
    waiting.add(socket.unref());
    socket.on('error', () => {}).on('close', () => waiting.delete(socket));
    socket.write(state);
  });
  if (!server) throw new FolderInUse(`A pasta ${folder} já está em uso por outro processo`);
  return {
    ending: () => {
      state = ENDING;
    },
    release: () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    },
  };
}

/**
 * Waits for a runner that is just ending: npm is gone before it, so the next `npm start` may come early.
 * @param {string} folder
 * @param {number} [patience] ms
 * @returns {Promise<void>}
 */
export function awaitEnding(folder, patience = 15_000) {
  if (!fs.existsSync(folder)) return Promise.resolve();
  return new Promise((resolve) => {
    const socket = net.connect(addressOf(nameOf(folder)));
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (state) => String(state) === ENDING || socket.destroy());
    socket.on('error', () => {}).on('close', () => resolve()); // nobody has it, or not any more
  });
}
