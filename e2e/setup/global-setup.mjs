import { bundledServices } from '../../scripts/lib/service-bundle.mjs';
import { preparedData } from './prepared-data.mjs';

/**
 * The data of a product that was never started, to be copied: a start has half as much to do with it.
 * @returns {Promise<() => void>} its end
 */
export default async function globalSetup() {
  await bundledServices(); // else several products that start at once would each make it
  const { folder, remove } = await preparedData();
  process.env['ACORDO_PREPARED_DATA'] = folder;
  return remove;
}
