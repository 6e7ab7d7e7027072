import type { ResultOf } from '@acordo/contracts/call';
import { proposalLimits } from '@acordo/contracts/http/limits/proposal-limits';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { ReadLimits } from './use-cases/read-limits.js';

@Controller()
@UserOnly()
export class QuotaController {
  constructor(private readonly readLimits: ReadLimits) {}

  @Call(proposalLimits)
  limits(@CurrentCaller() caller: Caller): Promise<ResultOf<typeof proposalLimits>> {
    return this.readLimits.execute(caller);
  }
}
