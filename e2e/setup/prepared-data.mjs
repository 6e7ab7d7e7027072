import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { carelessFlags } from '../../scripts/lib/postgres.mjs';
import { prepareData } from '../../scripts/lib/prepare-data.mjs';
import { emptyDataDir } from '../../test/data-dir.mjs';

/**
 * The data of a product that was never started, to be copied.
 * @returns {Promise<{ folder: string, remove: () => void }>}
 */
export async function preparedData() {
  const folder = emptyDataDir();
  const { postgresDir } = await prepareData({
    dataDir: folder,
    port: await freePort(),
    env: { NODE_ENV: 'test' },
    postgresFlags: carelessFlags,
  });
  fs.rmSync(path.join(folder, 'ports.json')); // two copies started at once would use the same ports
  const remove = () => {
    for (const gone of [postgresDir, folder]) fs.rmSync(gone, { recursive: true, force: true });
  };
  return { folder, remove };
}
