import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { reportView } from '@acordo/contracts/http/public/view';
import { Public } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, HttpStatus, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RecordView } from './use-cases/record-view.js';

@Controller()
@Public()
export class ViewsController {
  constructor(private readonly recordView: RecordView) {}

  @Call(reportView)
  async report(
    @Input() { params }: InputOf<typeof reportView>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof reportView>> {
    if (await this.recordView.execute(caller, params.token)) return { propria: true };
    void reply.code(HttpStatus.NO_CONTENT);
    return undefined;
  }
}
