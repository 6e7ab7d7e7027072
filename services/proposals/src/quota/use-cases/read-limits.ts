import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { isUnlimited, monthlyLimit } from '../domain/limit.js';
import { isNearlyFull, storageLimit } from '../domain/storage.js';
import { MaxProposals } from '../max-proposals.js';
import { countOf } from '../persistence/counters.js';
import { storageUsed } from '../persistence/storage-used.js';
import { StorageLimits } from '../storage-limits.js';

/** The limits and how much of them is used. */
@Injectable()
export class ReadLimits {
  constructor(
    private readonly database: Database,
    private readonly max: MaxProposals,
    private readonly storage: StorageLimits,
  ) {}

  async execute({ sub, rights }: Caller) {
    const [proposalCount, used] = await Promise.all([
      countOf(this.database, sub),
      storageUsed(this.database, sub),
    ]);
    const max = storageLimit(rights, this.storage.value);
    const limit = monthlyLimit(rights, this.max.value);
    return {
      canCreateProposal: limit === null || proposalCount < limit,
      proposalCount,
      maxProposals: this.max.value,
      unlimitedProposals: rights !== null && isUnlimited(rights),
      isAdmin: rights?.admin ?? false,
      storage: { used, max, nearlyFull: isNearlyFull(used, max) },
    };
  }
}
