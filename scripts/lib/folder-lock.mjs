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
 * Locks a data folder for this process until `release` or its end.
 * @param {string} folder created when missing
 * @returns {Promise<{ ending: () => void, release: () => void }>} `ending` informs waiting processes that the lock will be released soon
 * @throws {FolderInUse}
 */
export async function lockFolder(folder) {
  fs.mkdirSync(folder, { recursive: true });
  let state = 'running';
  /** @type {Set<net.Socket>} of waiting processes */
  const waiting = new Set();
  const server = await holdName(nameOf(folder), (socket) => {
    waiting.add(socket.unref());
    socket.on('error', () => {}).on('close', () => waiting.delete(socket));
    socket.write(state);
  });
  if (!server)
    throw new FolderInUse(
      `A pasta ${folder} já está em uso por outro processo, como o npm start: encerre-o antes`,
    );
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
 * Waits for a runner that is ending: npm ends before it, so the next `npm start` may begin too early.
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
    socket.on('error', () => {}).on('close', () => resolve()); // nobody has it (any more)
  });
}
