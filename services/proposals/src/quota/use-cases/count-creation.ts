import type { Caller } from '@acordo/service-kit/caller/caller';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { monthlyLimit } from '../domain/limit.js';
import { MaxProposals } from '../max-proposals.js';
import { countOne } from '../persistence/counters.js';

/** Counts a creation inside its transaction (D13): everybody is counted, free users are refused at the limit. */
@Injectable()
export class CountCreation {
  constructor(private readonly max: MaxProposals) {}

  /** Throws LIMIT_REACHED. */
  async execute(tx: Tx, caller: Caller, createdAt: Date): Promise<void> {
    const limit = monthlyLimit(caller.rights, this.max.value);
    if (await countOne(tx, caller.sub, createdAt, limit)) return;
    throw new AppError('LIMIT_REACHED', { values: { max: this.max.value } });
  }
}
