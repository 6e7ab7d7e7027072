import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @returns {string} a new folder for a product's data */
export function emptyDataDir() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-product-'));
  fs.chmodSync(folder, 0o711); // Postgres runs as another user when we are root
  return folder;
}

/**
 * @param {string} prepared
 * @returns {string} a new folder with the same data, owners and modes, which Postgres checks
 */
export function copiedDataDir(prepared) {
  const folder = emptyDataDir();
  execFileSync('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}

/**
 * A folder for a product's data: a copy of the one that the journeys have prepared, which halves the work of a start; otherwise an
 * empty one.
 * @returns {string}
 */
export function newDataDir() {
  const prepared = process.env['ACORDO_PREPARED_DATA'];
  return prepared ? copiedDataDir(prepared) : emptyDataDir();
}
