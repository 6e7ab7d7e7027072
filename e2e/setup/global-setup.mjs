import fs from 'node:fs';
import path from 'node:path';
import { newDataDir, removeFolders } from '../../scripts/lib/own-product.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { carelessFlags } from '../../scripts/lib/postgres.mjs';
import { startProduct } from '../../scripts/lib/product.mjs';
import { buildWeb, needsWebBuild } from '../../scripts/lib/web-build.mjs';

/**
 * The web as its sources are now, and the data of a product that was never started, to be copied: a start has half as much to do
 * with it.
 * @returns {Promise<() => void>} its end
 */
export default async function globalSetup() {
  if (needsWebBuild()) await buildWeb();
  const dataDir = newDataDir();
  const env = { NODE_ENV: 'test' };
  const product = await startProduct({
    dataDir,
    port: await freePort(),
    env,
    postgresFlags: carelessFlags,
    dataOnly: true,
  });
  await product.stop();
  fs.rmSync(path.join(dataDir, 'ports.json')); // two copies started at once would take the same
  process.env['ACORDO_PREPARED_DATA'] = dataDir;
  return () => removeFolders(product.postgresDir, dataDir);
}
