import { startTestProduct, type RunningProduct, type TestProduct } from '../../test/product.js';
import { keepRows, makeAsNew } from '../setup/as-new.mjs';
import { startCepService } from '../setup/cep.mjs';
import { ADMIN } from '../setup/settings.mjs';

interface Started {
  product: TestProduct;
  stop: () => Promise<void>;
}

/**
 * The whole product, with nobody's rows but those of its first administrator (`ADMIN`) and the usual limits; its postal-code service
 * is ours. For files that neither set it up otherwise nor stop parts of it: those start their own (`startTestProduct`).
 */
export class SharedProduct {
  private started: Promise<Started> | undefined;

  /** Starts it at the first call; later calls make it what it was then. */
  async asNew(): Promise<RunningProduct> {
    if (this.started) await makeAsNew((await this.started).product);
    this.started ??= start();
    return (await this.started).product;
  }

  async stop(): Promise<void> {
    const started = await this.started;
    await started?.stop();
  }
}

async function start(): Promise<Started> {
  const cep = await startCepService();
  const product = await startTestProduct({
    ADMIN_EMAIL: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    CEP_BASE_URL: cep.url,
  });
  await keepRows(product);
  return {
    product,
    stop: async () => {
      await product.stop();
      cep.stop();
    },
  };
}
