import { freePort } from '../../scripts/lib/ports.mjs';
import { signingInAt } from '../../services/identity/test/support/google-client.js';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../../services/identity/test/support/identity-provider.js';
import { startTestProduct, type TestProduct } from '../../test/product.js';

interface GoogleProduct {
  product: TestProduct;
  provider: IdentityProvider;
}

/** A product whose Google button leads to a provider of our own. `settings` are an operator's, as of startTestProduct. */
export async function startGoogleProduct(settings: Record<string, string>): Promise<GoogleProduct> {
  const port = await freePort();
  const product = await startTestProduct({ ...signingInAt(`http://127.0.0.1:${port}`), ...settings });
  try {
    // Only now: it wants to know where people are sent back to, and the product asks it when the first one comes.
    const provider = await startIdentityProvider(`${product.url}/api/auth/google/callback`, port);
    return { product, provider };
  } catch (error) {
    await product.stop();
    throw error;
  }
}
