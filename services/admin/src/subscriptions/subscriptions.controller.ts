import type { ResultOf } from '@acordo/contracts/call';
import { listUncancelled } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { AdminOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { ListUncancelled } from './use-cases/list-uncancelled.js';

@Controller()
@AdminOnly()
export class SubscriptionsController {
  constructor(private readonly listUncancelled: ListUncancelled) {}

  @Call(listUncancelled)
  uncancelled(@CurrentCaller() caller: Caller): Promise<ResultOf<typeof listUncancelled>> {
    return this.listUncancelled.execute(caller);
  }
}
