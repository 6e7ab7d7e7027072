import { makeParts } from './parts.mjs';
import { prepareDatabase } from './prepare-database.mjs';
import { openDataFolder } from './product-folder.mjs';
import { bundledServices } from './service-bundle.mjs';
import { serviceEnvironment } from './services.mjs';
import { undoStack } from './undo.mjs';

/**
 * Makes the data folder of a product that was never started: passwords, cluster, schemas. A start on it, or on a copy of it,
 * has nothing left to prepare.
 * @param {Pick<import('./product.mjs').ProductOptions, 'dataDir' | 'port' | 'env' | 'postgresFlags'>} options
 * @returns {Promise<{ postgresDir: string }>}
 */
export async function prepareData({ dataDir, port, env = {}, postgresFlags = [] }) {
  const undo = undoStack();
  try {
    const programs = await bundledServices();
    const folder = await openDataFolder(dataDir, port, '127.0.0.1', undo);
    const parts = makeParts({
      ...folder,
      dataDir,
      publicUrl: '',
      publicHost: '127.0.0.1',
      postgresFlags,
      verbose: false,
      env: serviceEnvironment(env),
      programs,
      keeping: { say: () => {}, onGiveUp: () => {} },
    });
    undo.push(parts.closeLogs, parts.postgres.part.stop);
    await parts.postgres.part.start();
    await prepareDatabase(parts, folder.secrets.databaseRoles, env);
    return { postgresDir: parts.postgres.folder };
  } finally {
    await undo.run();
  }
}
