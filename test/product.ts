import fs from 'node:fs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { carelessFlags } from '../scripts/lib/postgres.mjs';
import { startProduct } from '../scripts/lib/product.mjs';
import { newDataDir } from './data-dir.mjs';
import type { DatabaseRole } from './database.js';

export type Service = 'identity' | 'proposals' | 'admin' | 'notifications' | 'gateway';

/** The whole product, running. */
export interface RunningProduct {
  /** The public URL: `http://localhost:<port>`. */
  url: string;
  dataDir: string;
  /** Folder of the `.eml` files. */
  outboxDir: string;
  /** Ports on 127.0.0.1 of `postgres`, `redis`, each service, and of its metrics as `<service>-metrics`. */
  ports: Record<string, number>;
  database: { adminUrl: string };
  redisUrl: string;
}

/** Started by one test file for itself. */
export interface TestProduct extends RunningProduct {
  database: { adminUrl: string; url(role: DatabaseRole): string };
  stopPostgres(): Promise<void>;
  startPostgres(): Promise<void>;
  /** For tests that kill it; it is restarted automatically. */
  pidOfPostgres(): number | undefined;
  stopRedis(): Promise<void>;
  startRedis(): Promise<void>;
  stopService(name: Service): Promise<void>;
  startService(name: Service): Promise<void>;
  /** For tests that kill it; it is restarted automatically. */
  pidOf(name: Service): number | undefined;
  /** Stops everything and removes its data. */
  stop(): Promise<void>;
}

interface Starting {
  postgresFlags?: readonly string[];
  /** Receives the messages for people. */
  log?: (text: string) => void;
}

const toStderr = (text: string) => void process.stderr.write(`${text}\n`);

/**
 * Starts the product as `npm start` does, with separate data and ports. `env` are an operator's settings,
 * such as `{ CLOCK_SHIFT: '3600', MAX_FREE_PROPOSALS: '3' }`. Takes some seconds: use it once per test file.
 */
export async function startTestProduct(
  env: Record<string, string> = {},
  { postgresFlags = carelessFlags, log = toStderr }: Starting = {},
): Promise<TestProduct> {
  const dataDir = newDataDir();
  const product = await startProduct({
    dataDir,
    port: await freePort(),
    env: { NODE_ENV: 'test', ...env },
    log,
    postgresFlags,
  });
  return {
    ...product,
    stop: async () => {
      await product.stop();
      fs.rmSync(product.postgresDir, { recursive: true, force: true });
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Path of a Chromium. Throws with what to do when there is none. */
export function chromiumPath(): string {
  const found = findChromium();
  if (!found) throw new Error('Chromium is missing: install chromium, or give its path as CHROMIUM_PATH');
  return found;
}
