import fs from 'node:fs';
import path from 'node:path';
import { readJsonFile, writePrivateFile } from './atomic-file.mjs';
import { codeOf } from './errors.mjs';
import { isAlive, markOf } from './processes.mjs';

/** Thrown when another running process uses the data folder. */
export class FolderInUse extends Error {}

/** @typedef {import('./processes.mjs').ProcessMark & { ending?: boolean }} Holder */

const lockFile = (/** @type {string} */ folder) => path.join(folder, 'runner.lock');

/**
 * @param {string} folder
 * @returns {Holder | undefined} undefined when nobody has it, or the one who had it is dead
 */
function holderOf(folder) {
  try {
    const holder = /** @type {Holder | undefined} */ (readJsonFile(lockFile(folder)));
    return holder && isAlive(holder) ? holder : undefined;
  } catch {
    return undefined; // it died while it wrote
  }
}

/**
 * Makes a data folder this process' own until `release` or its death. A lock left by a killed process is void.
 * @param {string} folder created when missing
 * @returns {{ ending: () => void, release: () => void }} `ending` tells whoever waits that it is worth it
 * @throws {FolderInUse}
 */
export function lockFolder(folder) {
  const file = lockFile(folder);
  const draft = `${file}.${process.pid}`;
  writePrivateFile(draft, JSON.stringify(markOf(process.pid)));
  try {
    for (;;) {
      try {
        fs.linkSync(draft, file); // fails when it exists, and never shows half a file
        return {
          ending: () => writePrivateFile(file, JSON.stringify({ ...markOf(process.pid), ending: true })),
          release: () => fs.rmSync(file, { force: true }),
        };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const holder = holderOf(folder);
      if (holder) throw new FolderInUse(`A pasta ${folder} já está em uso pelo processo ${holder.pid}`);
      fs.rmSync(file, { force: true });
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/**
 * Waits for a runner that is just ending: npm is gone before it, so the next `npm start` may come early.
 * @param {string} folder
 * @param {number} [patience] ms
 */
export async function awaitEnding(folder, patience = 15_000) {
  const deadline = Date.now() + patience;
  while (holderOf(folder)?.ending && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
