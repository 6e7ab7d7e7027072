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
  /** What people open: `http://localhost:<port>`. */
  url: string;
  dataDir: string;
  /** Where e-mails lie as `.eml`. */
  outboxDir: string;
  /** Ports on 127.0.0.1 of `postgres`, `redis`, each service, and of its metrics as `<service>-metrics`. */
  ports: Record<string, number>;
  database: { adminUrl: string };
  redisUrl: string;
}

/** One of a test file's own. */
export interface TestProduct extends RunningProduct {
  database: { adminUrl: string; url(role: DatabaseRole): string };
  stopPostgres(): Promise<void>;
  startPostgres(): Promise<void>;
  /** To kill it: it is started again by itself. */
  pidOfPostgres(): number | undefined;
  stopRedis(): Promise<void>;
  startRedis(): Promise<void>;
  stopService(name: Service): Promise<void>;
  startService(name: Service): Promise<void>;
  /** To kill it: it is started again by itself. */
  pidOf(name: Service): number | undefined;
  /** Stops everything and removes its data. */
  stop(): Promise<void>;
}

interface Starting {
  postgresFlags?: readonly string[];
  /** Gets what a person would see. */
  log?: (text: string) => void;
}

const toStderr = (text: string) => void process.stderr.write(`${text}\n`);

/**
 * Starts the product as `npm start` does, with data and ports of its own. `env` are an operator's settings,
 * such as `{ CLOCK_SHIFT: '3600', MAX_FREE_PROPOSALS: '3' }`. Takes some seconds: once a test file.
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
