import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { countAllProposals, countProposalsOf } from '@acordo/contracts/internal/proposal-counts';
import { OnBehalfOfAdmin } from '@acordo/service-kit/caller/access';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { CountForPanel } from './use-cases/count-for-panel.js';

/** Counts for the panel, in an administrator's name. */
@Controller()
@OnBehalfOfAdmin('admin')
export class PanelCountsController {
  constructor(private readonly count: CountForPanel) {}

  @Call(countProposalsOf)
  async byUser(
    @Input() { body }: InputOf<typeof countProposalsOf>,
  ): Promise<ResultOf<typeof countProposalsOf>> {
    return { counts: await this.count.byUser(body.userIds) };
  }

  @Call(countAllProposals)
  async all(): Promise<ResultOf<typeof countAllProposals>> {
    return { propostas: await this.count.all() };
  }
}
