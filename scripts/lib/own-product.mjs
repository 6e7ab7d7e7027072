import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './ports.mjs';
import { startProduct } from './product.mjs';

/**
 * @returns {string} a new folder for a product's data; where the journeys have prepared some, with a copy of it: then a start has half
 *   as much to do
 */
export function newDataDir() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-product-'));
  fs.chmodSync(folder, 0o711); // Postgres runs as another user when we are root
  const prepared = process.env['ACORDO_PREPARED_DATA'];
  if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, folder]); // Postgres looks at owners and modes
  return folder;
}

/** @param {...string} folders */
export function removeFolders(...folders) {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
}

/**
 * The product with data and a port of its own; `stop`, or the end of an `await using`, removes the data as well.
 * @param {Omit<import('./product.mjs').ProductOptions, 'dataDir' | 'port'>} options
 */
export async function startOwnProduct(options) {
  const dataDir = newDataDir();
  const product = await startProduct({ ...options, dataDir, port: await freePort() });
  const stop = async () => {
    await product.stop();
    removeFolders(product.postgresDir, dataDir);
  };
  return { ...product, stop, [Symbol.asyncDispose]: stop };
}
