import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { proposalEvents } from '@acordo/contracts/http/propostas/events';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { presentEvents } from './event.presenter.js';
import { ListEvents } from './use-cases/list-events.js';

@Controller()
@UserOnly()
export class HistoryController {
  constructor(private readonly listEvents: ListEvents) {}

  @Call(proposalEvents)
  async events(
    @Input() { params }: InputOf<typeof proposalEvents>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof proposalEvents>> {
    return presentEvents(await this.listEvents.execute(caller.sub, params.id));
  }
}
