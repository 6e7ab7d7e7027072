import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { AssetStore } from '../asset-store.js';
import type { Asset } from '../domain/asset.js';

@Injectable()
export class GetAsset {
  constructor(private readonly store: AssetStore) {}

  /** Throws NOT_FOUND. */
  async execute(hash: string): Promise<Asset> {
    const asset = await this.store.get(hash);
    if (!asset) throw new AppError('NOT_FOUND');
    return asset;
  }
}
