import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { createProposal } from '@acordo/contracts/http/propostas/create';
import { deleteProposal } from '@acordo/contracts/http/propostas/delete';
import { getProposal } from '@acordo/contracts/http/propostas/get';
import { setDevelopmentStatus } from '@acordo/contracts/http/propostas/set-development-status';
import { updateProposal } from '@acordo/contracts/http/propostas/update';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { ProposalPresenter } from './proposal.presenter.js';
import { CreateProposal } from './use-cases/create-proposal.js';
import { DeleteProposal } from './use-cases/delete-proposal.js';
import { GetProposal } from './use-cases/get-proposal.js';
import { SetDevelopmentStatus } from './use-cases/set-development-status.js';
import { UpdateProposal } from './use-cases/update-proposal.js';

/** One own proposal. */
@Controller()
@UserOnly()
export class ProposalsController {
  constructor(
    private readonly presenter: ProposalPresenter,
    private readonly createProposal: CreateProposal,
    private readonly getProposal: GetProposal,
    private readonly updateProposal: UpdateProposal,
    private readonly setDevelopmentStatus: SetDevelopmentStatus,
    private readonly deleteProposal: DeleteProposal,
  ) {}

  @Call(createProposal)
  async create(
    @Input() { body }: InputOf<typeof createProposal>,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<ResultOf<typeof createProposal>> {
    return this.presenter.presentNew(await this.createProposal.execute(caller, body, key));
  }

  @Call(getProposal)
  async get(
    @Input() { params }: InputOf<typeof getProposal>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof getProposal>> {
    return this.presenter.present(await this.getProposal.execute(caller.sub, params.id));
  }

  @Call(updateProposal)
  async update(
    @Input() { params, body }: InputOf<typeof updateProposal>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof updateProposal>> {
    return this.presenter.present(await this.updateProposal.execute(caller, params.id, body));
  }

  @Call(setDevelopmentStatus)
  async develop(
    @Input() { params, body }: InputOf<typeof setDevelopmentStatus>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof setDevelopmentStatus>> {
    const row = await this.setDevelopmentStatus.execute(caller.sub, params.id, body.status_desenvolvimento);
    return this.presenter.present(row);
  }

  @Call(deleteProposal)
  async delete(
    @Input() { params }: InputOf<typeof deleteProposal>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof deleteProposal>> {
    await this.deleteProposal.execute(caller.sub, params.id);
  }
}
