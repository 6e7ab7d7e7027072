import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { reportView } from '@acordo/contracts/http/public/view';
import { Public } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { RecordView } from './use-cases/record-view.js';

@Controller()
@Public()
export class ViewsController {
  constructor(private readonly recordView: RecordView) {}

  @Call(reportView)
  async report(
    @Input() { params }: InputOf<typeof reportView>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof reportView>> {
    await this.recordView.execute(caller, params.token);
  }
}
