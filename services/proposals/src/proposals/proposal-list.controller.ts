import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { listProposals } from '@acordo/contracts/http/propostas/list';
import { proposalStats } from '@acordo/contracts/http/propostas/stats';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { linkHeader } from './list-link.js';
import { ProposalPresenter } from './proposal.presenter.js';
import { CountProposals } from './use-cases/count-proposals.js';
import { ListProposals } from './use-cases/list-proposals.js';

/** All own proposals. */
@Controller()
@UserOnly()
export class ProposalListController {
  constructor(
    private readonly presenter: ProposalPresenter,
    private readonly listProposals: ListProposals,
    private readonly countProposals: CountProposals,
  ) {}

  @Call(proposalStats)
  stats(@CurrentCaller() caller: Caller): Promise<ResultOf<typeof proposalStats>> {
    return this.countProposals.run(caller.sub);
  }

  @Call(listProposals)
  async list(
    @Input() { query }: InputOf<typeof listProposals>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof listProposals>> {
    const { rows, nextCursor } = await this.listProposals.run(caller.sub, query);
    void reply.headers(linkHeader(query, nextCursor));
    return rows.map((row) => this.presenter.present(row));
  }
}
