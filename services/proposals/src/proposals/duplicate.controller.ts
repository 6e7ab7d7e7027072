import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { duplicateProposal } from '@acordo/contracts/http/propostas/duplicate';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { ProposalPresenter } from './proposal.presenter.js';
import { DuplicateProposal } from './use-cases/duplicate-proposal.js';

@Controller()
@UserOnly()
export class DuplicateController {
  constructor(
    private readonly presenter: ProposalPresenter,
    private readonly duplicateProposal: DuplicateProposal,
  ) {}

  @Call(duplicateProposal)
  async duplicate(
    @Input() { params }: InputOf<typeof duplicateProposal>,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<ResultOf<typeof duplicateProposal>> {
    return this.presenter.presentNew(await this.duplicateProposal.execute(caller, params.id, key));
  }
}
