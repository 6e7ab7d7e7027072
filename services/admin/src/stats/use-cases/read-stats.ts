import type { ResponseOf } from '@acordo/contracts/call';
import type { panelStats } from '@acordo/contracts/http/vitamina/stats';
import { countUsers } from '@acordo/contracts/internal/admin-users';
import { countAllProposals } from '@acordo/contracts/internal/proposal-counts';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Injectable } from '@nestjs/common';
import { Neighbours } from '../../neighbours/neighbours.js';

/** The four counters (D7). All or none: a missing one would look like zero. */
@Injectable()
export class ReadStats {
  constructor(private readonly neighbours: Neighbours) {}

  async execute(caller: Caller): Promise<ResponseOf<typeof panelStats>> {
    const [users, { propostas }] = await Promise.all([
      this.neighbours.ask('identity', caller, countUsers, {}),
      this.neighbours.ask('proposals', caller, countAllProposals, {}),
    ]);
    return { ...users, propostas };
  }
}
