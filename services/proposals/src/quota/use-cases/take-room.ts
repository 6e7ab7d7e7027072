import { formatBytes } from '@acordo/brazil/bytes';
import type { Caller } from '@acordo/service-kit/caller/caller';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { storageLimit } from '../domain/storage.js';
import { storageUsed } from '../persistence/storage-used.js';
import { StorageLimits } from '../storage-limits.js';

/** New links cost little: whoever is just full can still send what is written. */
const MARGIN_OF_LINKS = 1.1;

/**
 * What an owner takes up after a write, inside its transaction (docs/decisions/0029): too much undoes the write. Writes that
 * run at the same moment don't see each other; what they carry together may come on top. What clients do never asks here.
 */
@Injectable()
export class TakeRoom {
  constructor(private readonly limits: StorageLimits) {}

  /** For content and images. Throws STORAGE_FULL. */
  execute(tx: Tx, caller: Pick<Caller, 'sub' | 'rights'>): Promise<void> {
    return this.take(tx, caller, 1);
  }

  /** For a new link. Throws STORAGE_FULL. */
  forLink(tx: Tx, caller: Pick<Caller, 'sub' | 'rights'>): Promise<void> {
    return this.take(tx, caller, MARGIN_OF_LINKS);
  }

  /** For bytes that are known already to come on top of what is used. Throws STORAGE_FULL. */
  demand({ rights }: Pick<Caller, 'rights'>, used: number, times = 1): void {
    const max = storageLimit(rights, this.limits.value);
    if (used > max * times) throw new AppError('STORAGE_FULL', { values: { max: formatBytes(max) } });
  }

  private async take(tx: Tx, caller: Pick<Caller, 'sub' | 'rights'>, times: number): Promise<void> {
    this.demand(caller, await storageUsed(tx, caller.sub), times);
  }
}
