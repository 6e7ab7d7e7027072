import { freePort } from '../ports.mjs';
import { startProduct } from '../product.mjs';
import { firstAdministrator } from './administrator.mjs';
import { SELLING } from './payments.mjs';
import { stages } from './stages.mjs';

/**
 * Fills a data folder with the sample data, stage by stage. Emails stay in its outbox folder: the sample's addresses are
 * invented, but may belong to somebody.
 * @param {string} dataDir absolute path; no product may be running on it
 * @param {NodeJS.ProcessEnv} [env] an operator's settings
 * @returns {Promise<import('../product.mjs').Product>} the product as it runs in the last stage, today
 */
export async function plant(dataDir, env = {}) {
  const last = stages.at(-1);
  for (const stage of stages) {
    const product = await startProduct({
      dataDir,
      port: await freePort(),
      env: { ...env, ...SELLING, SMTP_URL: '', NODE_ENV: 'test', CLOCK_SHIFT: String(stage.shift) },
    });
    try {
      await stage.run({ ...product, administrator: firstAdministrator(dataDir, env) });
    } catch (error) {
      await product.stop();
      throw error;
    }
    if (stage === last) return product;
    await product.stop();
  }
  throw new Error('the sample data has no stages');
}
