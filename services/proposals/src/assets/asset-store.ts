import type { Asset } from './domain/asset.js';

/** Who uploads an image. */
export interface Giver {
  userId: string;
  /** Throws if the total, with this image, exceeds the quota. */
  demandRoom(used: number): void;
}

/**
 * Where images are stored, each under the SHA-256 of its bytes (lower-case hex). Nothing in it ever changes, so another store
 * (S3-compatible, say) needs only these three.
 */
export abstract class AssetStore {
  /**
   * Stores it once, however often it is uploaded; returns its hash. It counts for its uploaders while it is stored. Throws
   * what `demandRoom` does, NOT_AUTHENTICATED if the uploader's account is closed.
   */
  abstract put(asset: Asset, giver: Giver): Promise<string>;
  abstract get(hash: string): Promise<Asset | null>;
  abstract has(hash: string): Promise<boolean>;
}
