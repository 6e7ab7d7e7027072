import { countProposalsOf } from '@acordo/contracts/internal/proposal-counts';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable, Logger } from '@nestjs/common';
import { OtherServices } from '../../other-services/other-services.js';

/**
 * The number of proposals of each of these users: one call for a whole page (D34). Null while proposals is away: rights
 * must be editable just then, so the list is returned without the numbers.
 */
@Injectable()
export class CountProposals {
  private readonly logger = new Logger('CountProposals');

  constructor(private readonly services: OtherServices) {}

  async execute(userIds: string[], caller: Caller): Promise<(userId: string) => number | null> {
    if (userIds.length === 0) return () => null;
    try {
      const { counts } = await this.services.call('proposals', caller, countProposalsOf, {
        body: { userIds },
      });
      return (userId) => counts[userId] ?? 0;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'UNAVAILABLE')) throw error;
      this.logger.warn(`users are shown without counts: ${(error.cause as Error).message}`);
      return () => null;
    }
  }
}
