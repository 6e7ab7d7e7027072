import type { Asset } from './domain/asset.js';

/** Whoever gives an image. */
export interface Giver {
  userId: string;
  /** Throws where so many bytes, this image's among them, are too many. */
  demandRoom(used: number): void;
}

/**
 * Where images are kept, each under the SHA-256 of its bytes (lower-case hex). Nothing in it ever changes, so another store
 * (S3-compatible, say) needs these three only.
 */
export abstract class AssetStore {
  /**
   * Keeps it once, however often it comes; answers its hash. It counts for whoever gave it, as long as it is kept. Throws
   * what `demandRoom` does, NOT_AUTHENTICATED where the giver's account is closed.
   */
  abstract put(asset: Asset, giver: Giver): Promise<string>;
  abstract get(hash: string): Promise<Asset | null>;
  abstract has(hash: string): Promise<boolean>;
}
