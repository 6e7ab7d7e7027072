import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { listFailedEmails } from '@acordo/contracts/http/vitamina/emails/list-failed';
import { resendEmail } from '@acordo/contracts/http/vitamina/emails/resend';
import { AdminOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { linkHeader, type ListReply } from '@acordo/service-kit/http/listed-page';
import { Controller, Res } from '@nestjs/common';
import { ListFailedEmails } from './use-cases/list-failed-emails.js';
import { ResendEmail } from './use-cases/resend-email.js';

@Controller()
@AdminOnly()
export class EmailsController {
  constructor(
    private readonly listFailed: ListFailedEmails,
    private readonly resendEmail: ResendEmail,
  ) {}

  @Call(listFailedEmails)
  async failed(
    @Input() { query }: InputOf<typeof listFailedEmails>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: ListReply,
  ): Promise<ResultOf<typeof listFailedEmails>> {
    const { rows, nextCursor } = await this.listFailed.execute(query, caller);
    void reply.headers(linkHeader(listFailedEmails.path, query.limit, {}, nextCursor));
    return rows;
  }

  @Call(resendEmail)
  async resend(
    @Input() { params }: InputOf<typeof resendEmail>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof resendEmail>> {
    await this.resendEmail.execute(params.id, caller);
  }
}
