import type { ResultOf } from '@acordo/contracts/call';
import { billingPlans } from '@acordo/contracts/http/billing/plans';
import { billingWebhook, SIGNATURE_HEADER } from '@acordo/contracts/http/billing/webhook';
import { Public, UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call } from '@acordo/service-kit/http/call.decorator';
import { Controller, Headers } from '@nestjs/common';
import { SignedBody } from './signed-body.js';
import { ReadPlans } from './use-cases/read-plans.js';
import { ReceiveEvent } from './use-cases/receive-event.js';

@Controller()
export class BillingController {
  constructor(
    private readonly receiveEvent: ReceiveEvent,
    private readonly readPlans: ReadPlans,
  ) {}

  @Call(billingWebhook)
  @Public()
  async webhook(
    @SignedBody() body: Buffer,
    @Headers(SIGNATURE_HEADER) signature: string | undefined,
  ): Promise<ResultOf<typeof billingWebhook>> {
    await this.receiveEvent.execute(body, signature);
    return { received: true };
  }

  @Call(billingPlans)
  @UserOnly()
  plans(@CurrentCaller() { sub }: Caller): Promise<ResultOf<typeof billingPlans>> {
    return this.readPlans.execute(sub);
  }
}
