import fs from 'node:fs';
import { readJsonFile, writePrivateFile } from './atomic-file.mjs';
import { signal } from './child.mjs';
import { isAlive, markOf } from './processes.mjs';

/**
 * Remembers children in a file, for systems where they cannot be tethered (macOS): what a killed runner left
 * is ended by the next start.
 * @param {string} file
 */
export function openLeftovers(file) {
  /** @type {import('./processes.mjs').ProcessMark[]} */
  let marks = [];
  return {
    /** Ends what the last run left; only the holder of the data folder's lock may do this. */
    end: () => {
      const left = /** @type {typeof marks | undefined} */ (readJsonFile(file)) ?? [];
      for (const mark of left) if (isAlive(mark)) signal(-mark.pid, 'SIGKILL');
    },
    /** @param {number} pid */
    add: (pid) => {
      marks = [...marks.filter(isAlive), markOf(pid)];
      writePrivateFile(file, JSON.stringify(marks));
    },
    clear: () => fs.rmSync(file, { force: true }),
  };
}
