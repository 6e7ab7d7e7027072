import type { Asset } from './domain/asset.js';

/**
 * Where images are kept, each under the SHA-256 of its bytes (lower-case hex). Nothing in it ever changes, so another store
 * (S3-compatible, say) needs these three only.
 */
export abstract class AssetStore {
  /** Keeps it once, however often it comes; answers its hash. Throws NOT_AUTHENTICATED where the giver's account is closed. */
  abstract put(asset: Asset, userId: string): Promise<string>;
  abstract get(hash: string): Promise<Asset | null>;
  abstract has(hash: string): Promise<boolean>;
}
