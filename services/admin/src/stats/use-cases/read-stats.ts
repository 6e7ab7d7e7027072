import type { ResponseOf } from '@acordo/contracts/call';
import type { panelStats } from '@acordo/contracts/http/vitamina/stats';
import { countUsers } from '@acordo/contracts/internal/admin-users';
import { countAllProposals } from '@acordo/contracts/internal/proposal-counts';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Injectable } from '@nestjs/common';
import { OtherServices } from '../../other-services/other-services.js';

/** The four counters (D7). All or none: a missing one would look like zero. */
@Injectable()
export class ReadStats {
  constructor(private readonly services: OtherServices) {}

  async execute(caller: Caller): Promise<ResponseOf<typeof panelStats>> {
    const [users, { propostas }] = await Promise.all([
      this.services.call('identity', caller, countUsers, {}),
      this.services.call('proposals', caller, countAllProposals, {}),
    ]);
    return { ...users, propostas };
  }
}
