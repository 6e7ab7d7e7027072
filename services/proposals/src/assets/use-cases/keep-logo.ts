import { assetAddress, assetHash } from '@acordo/contracts/fields/asset-address';
import { imageData, LOGO_MAX_BYTES } from '@acordo/contracts/fields/logo';
import { MESSAGES } from '@acordo/contracts/messages';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { CheckStorage } from '../../quota/use-cases/check-storage.js';
import { AssetStore } from '../asset-store.js';
import { Images } from '../images.js';
import { OwnerQueue } from '../owner-queue.js';

/** An uploaded image in the form of rows: the address of an asset of ours (D24). Never inside a transaction. */
@Injectable()
export class KeepLogo {
  private readonly turns = new OwnerQueue();

  constructor(
    private readonly images: Images,
    private readonly store: AssetStore,
    private readonly takeRoom: CheckStorage,
  ) {}

  /**
   * `value` of a field: nothing, our own address, a data URL. Throws INVALID_FIELDS on `field`,
   * STORAGE_FULL, BUSY.
   */
  async fromField(giver: Pick<Caller, 'sub' | 'rights'>, field: string, value: string): Promise<string> {
    if (value === '') return value;
    const hash = assetHash(value);
    if (hash === null) return this.fromBytes(giver, field, Buffer.from(imageData(value) ?? '', 'base64'));
    if (!(await this.store.has(hash))) throw invalid(field);
    return value;
  }

  /** Throws INVALID_FIELDS on `field`, STORAGE_FULL, BUSY, NOT_AUTHENTICATED (the account is closed, D37). */
  async fromBytes(giver: Pick<Caller, 'sub' | 'rights'>, field: string, bytes: Uint8Array): Promise<string> {
    if (bytes.length > LOGO_MAX_BYTES) throw invalid(field);
    const image = await this.turns.run(giver.sub, () => this.images.redraw(bytes));
    if (!image) throw invalid(field);
    const demandRoom = (used: number) => this.takeRoom.demand(giver, used);
    return assetAddress(await this.store.put(image, { userId: giver.sub, demandRoom }));
  }
}

const invalid = (field: string) =>
  new AppError('INVALID_FIELDS', { fields: { [field]: MESSAGES.logoInvalid } });
