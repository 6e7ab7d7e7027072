import { formatBytes } from '@acordo/brazil/bytes';
import type { Caller } from '@acordo/service-kit/caller/caller';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { storageLimit } from '../domain/storage.js';
import { storageUsed } from '../persistence/storage-used.js';
import { StorageLimits } from '../storage-limits.js';

/** New links need little: an owner at the quota can still send existing proposals. */
const MARGIN_OF_LINKS = 1.1;

/**
 * Checks an owner's storage after a write, inside its transaction (docs/decisions/0029): too much rolls back the write. Concurrent
 * writes don't see each other and may exceed the quota together. Clients' actions never call this.
 */
@Injectable()
export class CheckStorage {
  constructor(private readonly limits: StorageLimits) {}

  /** For content and images. Throws STORAGE_FULL. */
  execute(tx: Tx, caller: Pick<Caller, 'sub' | 'rights'>): Promise<void> {
    return this.take(tx, caller, 1);
  }

  /** For a new link. Throws STORAGE_FULL. */
  forLink(tx: Tx, caller: Pick<Caller, 'sub' | 'rights'>): Promise<void> {
    return this.take(tx, caller, MARGIN_OF_LINKS);
  }

  /** For a known number of additional bytes. Throws STORAGE_FULL. */
  demand({ rights }: Pick<Caller, 'rights'>, used: number, times = 1): void {
    const max = storageLimit(rights, this.limits.value);
    if (used > max * times) throw new AppError('STORAGE_FULL', { values: { max: formatBytes(max) } });
  }

  private async take(tx: Tx, caller: Pick<Caller, 'sub' | 'rights'>, times: number): Promise<void> {
    this.demand(caller, await storageUsed(tx, caller.sub), times);
  }
}
