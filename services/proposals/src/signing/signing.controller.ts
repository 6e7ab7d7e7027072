import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { rejectProposal, signProposal } from '@acordo/contracts/http/public/decide';
import { Public } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { RejectProposal } from './use-cases/reject-proposal.js';
import { SignProposal } from './use-cases/sign-proposal.js';

/** The client's two decisions; `id` is the link's token (D16). */
@Controller()
@Public()
export class SigningController {
  constructor(
    private readonly signProposal: SignProposal,
    private readonly rejectProposal: RejectProposal,
  ) {}

  @Call(signProposal)
  async sign(
    @Input() { params, body }: InputOf<typeof signProposal>,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<ResultOf<typeof signProposal>> {
    await this.signProposal.execute({ caller, token: params.id, body, key });
    return { success: true };
  }

  @Call(rejectProposal)
  async reject(
    @Input() { params, body }: InputOf<typeof rejectProposal>,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<ResultOf<typeof rejectProposal>> {
    await this.rejectProposal.execute({ caller, token: params.id, body, key });
    return { success: true };
  }
}
