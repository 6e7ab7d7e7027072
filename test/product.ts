import { startOwnProduct } from '../scripts/lib/own-product.mjs';
import { carelessFlags } from '../scripts/lib/postgres.mjs';
import type { Product } from '../scripts/lib/product.mjs';

export type { ServiceName as Service } from '../scripts/lib/product.mjs';

/** The whole product, running. */
export type RunningProduct = Pick<
  Product,
  'url' | 'dataDir' | 'outboxDir' | 'ports' | 'database' | 'redisUrl'
>;

/** One of a test file's own. */
export type TestProduct = Product;

/**
 * Starts the product as `npm start` does, with separate data and ports. `env` are an operator's settings,
 * such as `{ CLOCK_SHIFT: '3600', MAX_FREE_PROPOSALS: '3' }`. Takes some seconds: use it once per test file.
 */
export const startTestProduct = (
  env: Record<string, string> = {},
  { postgresFlags = carelessFlags, log = (text: string) => void process.stderr.write(`${text}\n`) } = {},
): Promise<TestProduct> => startOwnProduct({ env: { NODE_ENV: 'test', ...env }, log, postgresFlags });
