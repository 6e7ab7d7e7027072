import { assetHash } from '@acordo/contracts/fields/asset-address';
import { imageData } from '@acordo/contracts/fields/logo';
import { Injectable } from '@nestjs/common';
import { AssetStore } from '../asset-store.js';
import type { Asset } from '../domain/asset.js';
import { Images } from '../images.js';

/** The image of a logo field, for rendering. */
@Injectable()
export class ReadLogo {
  constructor(
    private readonly images: Images,
    private readonly store: AssetStore,
  ) {}

  /** Null when there is none, or none that can be decoded. Rows from before assets have data URLs. Throws BUSY. */
  async execute(value: string): Promise<Asset | null> {
    const hash = assetHash(value);
    if (hash !== null) return this.store.get(hash);
    const data = imageData(value);
    return data === null ? null : this.images.redraw(Buffer.from(data, 'base64'));
  }
}
