import { startTestProduct, type RunningProduct, type TestProduct } from '../../test/product.js';
import { keepRows, makeAsNew } from '../setup/as-new.mjs';
import { startCepService } from '../setup/cep.mjs';
import { ADMIN } from '../setup/settings.mjs';

interface Started {
  product: TestProduct;
  stop: () => Promise<void>;
}

/**
 * The whole product, with its first administrator (`ADMIN`) as the only account, the usual limits, and a local postal-code service.
 * Not for files that change its settings or stop parts of it: those start their own (`startTestProduct`).
 */
export class SharedProduct {
  private started: Promise<Started> | undefined;
  private held: { by: unknown; what: Promise<unknown> } | undefined;

  /** Starts it at the first call; later calls reset it. */
  async asNew(): Promise<RunningProduct> {
    if (this.started) await makeAsNew((await this.started).product);
    this.held = undefined;
    this.started ??= start();
    return (await this.started).product;
  }

  /** Reset, with the data that `plant` creates; a second call with the same `plant` reuses it, unless others used it in between. */
  async holding<What>(plant: (product: RunningProduct) => Promise<What>): Promise<What> {
    if (this.held?.by !== plant) {
      const product = await this.asNew();
      this.held = { by: plant, what: plant(product) };
    }
    return (await this.held?.what) as What;
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
