import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { listProposals } from '@acordo/contracts/http/propostas/list';
import { proposalStats } from '@acordo/contracts/http/propostas/stats';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { linkHeader } from '@acordo/service-kit/http/listed-page';
import type { ReadyJson } from '@acordo/service-kit/http/ready-json';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { respondUnlessKnown } from './etag.js';
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
  async stats(
    @CurrentCaller() caller: Caller,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof proposalStats>> {
    const counts = await this.countProposals.execute(caller.sub);
    respondUnlessKnown(reply, known, counts);
    return counts;
  }

  @Call(listProposals)
  async list(
    @Input() { query }: InputOf<typeof listProposals>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReadyJson> {
    const { rows, nextCursor } = await this.listProposals.execute(caller.sub, query);
    const { limit, status, q } = query;
    void reply.headers(linkHeader(listProposals.path, limit, { status, q }, nextCursor));
    return this.presenter.presentList(rows);
  }
}
