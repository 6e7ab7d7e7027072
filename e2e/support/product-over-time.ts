import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { carelessFlags } from '../../scripts/lib/postgres.mjs';
import { type Product, startProduct } from '../../scripts/lib/product.mjs';

/** One product that is started anew at other times, on the same data and at the same address (D3). */
export class ProductOverTime {
  private readonly dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-time-'));
  private port: number | undefined;
  private running: Product | undefined;

  constructor() {
    fs.chmodSync(this.dataDir, 0o711); // Postgres runs as another user when we are root
  }

  get now(): Product {
    if (!this.running) throw new Error('the product was not started');
    return this.running;
  }

  /** Stops what runs and starts it so many seconds from now. */
  async goTo(seconds: number): Promise<Product> {
    await this.running?.stop();
    this.port ??= await freePort();
    const env = { NODE_ENV: 'test', CLOCK_SHIFT: String(seconds) };
    const { dataDir, port } = this;
    this.running = await startProduct({ dataDir, port, env, postgresFlags: carelessFlags });
    return this.running;
  }

  /** Stops it and removes its data. */
  async end(): Promise<void> {
    await this.running?.stop();
    for (const folder of [this.running?.postgresDir, this.dataDir])
      if (folder) fs.rmSync(folder, { recursive: true, force: true });
  }
}
