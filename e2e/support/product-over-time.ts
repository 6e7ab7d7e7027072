import { newDataDir, removeFolders } from '../../scripts/lib/own-product.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { carelessFlags } from '../../scripts/lib/postgres.mjs';
import { type Product, startProduct } from '../../scripts/lib/product.mjs';

/** One product that is restarted at other times, with the same data and at the same address (D3). */
export class ProductOverTime {
  private dataDir: string | undefined;
  private port: number | undefined;
  private running: Product | undefined;

  get now(): Product {
    if (!this.running) throw new Error('the product was not started');
    return this.running;
  }

  /** Restarts the product with its clock this many seconds ahead. */
  async goTo(seconds: number): Promise<Product> {
    await this.running?.stop();
    this.dataDir ??= newDataDir();
    this.port ??= await freePort();
    // Scheduled work that is due then runs within seconds instead of within a minute.
    const env = { NODE_ENV: 'test', CLOCK_SHIFT: String(seconds), SCHEDULE_EVERY_S: '2' };
    const { dataDir, port } = this;
    this.running = await startProduct({ dataDir, port, env, postgresFlags: carelessFlags });
    return this.running;
  }

  /** Stops it and removes its data. */
  async end(): Promise<void> {
    await this.running?.stop();
    if (this.running) removeFolders(this.running.postgresDir, this.running.dataDir);
  }
}
