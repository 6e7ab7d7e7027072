import { test as base } from '@playwright/test';
import { SharedProduct } from './shared-product.js';

export { expect } from '@playwright/test';

export interface Worker {
  /** A running product that this worker's files use one after the other. */
  sharedProduct: SharedProduct;
}

/** Journeys: Playwright's own fixtures, and the product. */
export const test = base.extend<object, Worker>({
  sharedProduct: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern, also where nothing is taken
    async ({}, use) => {
      const shared = new SharedProduct();
      await use(shared);
      await shared.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
