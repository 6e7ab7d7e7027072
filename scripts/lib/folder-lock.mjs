import fs from 'node:fs';
import path from 'node:path';
import { readJsonFile } from './atomic-file.mjs';
import { codeOf } from './errors.mjs';
import { isAlive, markOf } from './processes.mjs';

/** Thrown when another running process uses the data folder. */
export class FolderInUse extends Error {}

/** @param {string} file */
function holderOf(file) {
  try {
    return /** @type {import('./processes.mjs').ProcessMark | undefined} */ (readJsonFile(file));
  } catch {
    return undefined; // the holder died while it wrote
  }
}

/**
 * Makes a data folder this process' own until `release` or its death. A lock left by a killed process is void.
 * @param {string} folder created when missing
 * @returns {{ release: () => void }}
 * @throws {FolderInUse}
 */
export function lockFolder(folder) {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'runner.lock');
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, JSON.stringify(markOf(process.pid)));
  try {
    for (;;) {
      try {
        fs.linkSync(mine, file); // fails when it exists, and never shows half a file
        return { release: () => fs.rmSync(file, { force: true }) };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const holder = holderOf(file);
      if (holder && isAlive(holder)) {
        throw new FolderInUse(`A pasta ${folder} já está em uso pelo processo ${holder.pid}`);
      }
      fs.rmSync(file, { force: true });
    }
  } finally {
    fs.rmSync(mine, { force: true });
  }
}
