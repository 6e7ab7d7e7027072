import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { isUnlimited, monthlyLimit } from '../domain/limit.js';
import { MaxProposals } from '../max-proposals.js';
import { countOf } from '../persistence/counters.js';

/** The limit and how much of it is used. */
@Injectable()
export class ReadLimits {
  constructor(
    private readonly database: Database,
    private readonly max: MaxProposals,
  ) {}

  async run({ sub, rights }: Caller) {
    const proposalCount = await countOf(this.database, sub);
    const limit = monthlyLimit(rights, this.max.value);
    return {
      canCreateProposal: limit === null || proposalCount < limit,
      proposalCount,
      maxProposals: this.max.value,
      unlimitedProposals: rights !== null && isUnlimited(rights),
      isAdmin: rights?.admin ?? false,
    };
  }
}
