import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { listActivity } from '@acordo/contracts/http/auth/activity';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { linkHeader } from '@acordo/service-kit/http/listed-page';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ListActivity } from './use-cases/list-activity.js';

@Controller()
export class ActivityController {
  constructor(private readonly listActivity: ListActivity) {}

  @Call(listActivity)
  @UserOnly()
  async list(
    @Input() { query }: InputOf<typeof listActivity>,
    @CurrentCaller() { sub }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof listActivity>> {
    const { rows, nextCursor } = await this.listActivity.execute(sub, query);
    void reply.headers(linkHeader(listActivity.path, query.limit, { grupo: query.grupo }, nextCursor));
    return rows;
  }
}
