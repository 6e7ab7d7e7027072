import type { ResultOf } from '@acordo/contracts/call';
import { panelStats } from '@acordo/contracts/http/vitamina/stats';
import { AdminOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { ReadStats } from './use-cases/read-stats.js';

@Controller()
@AdminOnly()
export class StatsController {
  constructor(private readonly readStats: ReadStats) {}

  @Call(panelStats)
  stats(@CurrentCaller() caller: Caller): Promise<ResultOf<typeof panelStats>> {
    return this.readStats.execute(caller);
  }
}
