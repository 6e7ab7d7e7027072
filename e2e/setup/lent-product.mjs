import fs from 'node:fs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { carelessFlags } from '../../scripts/lib/postgres.mjs';
import { startProduct } from '../../scripts/lib/product.mjs';
import { keepRows, makeAsNew } from './as-new.mjs';
import { ADMIN } from './settings.mjs';

/** A product that one worker's files have after each other. */
export class LentProduct {
  #product;

  /** @param {Awaited<ReturnType<typeof startProduct>>} product */
  constructor(product) {
    this.#product = product;
  }

  /**
   * @param {string} dataDir
   * @param {string} cepUrl
   */
  static async start(dataDir, cepUrl) {
    const env = {
      NODE_ENV: 'test',
      ADMIN_EMAIL: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      CEP_BASE_URL: cepUrl,
    };
    const log = (/** @type {string} */ text) => void process.stderr.write(`${text}\n`);
    const port = await freePort();
    const product = await startProduct({ dataDir, port, env, log, postgresFlags: carelessFlags });
    await keepRows(product);
    return new LentProduct(product);
  }

  /** @returns {import('../../test/product.js').RunningProduct} what a file is told of it */
  get facts() {
    const { url, dataDir, outboxDir, ports, redisUrl, database } = this.#product;
    return { url, dataDir, outboxDir, ports, redisUrl, database: { adminUrl: database.adminUrl } };
  }

  makeAsNew() {
    return makeAsNew(this.#product);
  }

  /** Stops it and removes its data. */
  async end() {
    await this.#product.stop();
    for (const folder of [this.#product.postgresDir, this.#product.dataDir])
      fs.rmSync(folder, { recursive: true, force: true });
  }
}
