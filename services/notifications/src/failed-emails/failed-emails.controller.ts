import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { readOwnAudit } from '@acordo/contracts/internal/admin-audit';
import { readFailedEmails, reopenEmail } from '@acordo/contracts/internal/admin-emails';
import { OnBehalfOfAdmin } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { presentFailed, presentResend } from './failed-email.presenter.js';
import { ReadFailedEmails } from './use-cases/read-failed-emails.js';
import { ResendEmail } from './use-cases/resend-email.js';

/** Calls of admin in an administrator's name (D34). */
@Controller()
@OnBehalfOfAdmin('admin')
export class FailedEmailsController {
  constructor(
    private readonly failed: ReadFailedEmails,
    private readonly resendEmail: ResendEmail,
  ) {}

  @Call(readFailedEmails)
  async list(
    @Input() { query }: InputOf<typeof readFailedEmails>,
  ): Promise<ResultOf<typeof readFailedEmails>> {
    return { emails: (await this.failed.emails(query)).map(presentFailed) };
  }

  @Call(reopenEmail)
  async resend(
    @Input() { params, body }: InputOf<typeof reopenEmail>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof reopenEmail>> {
    await this.resendEmail.execute(params.id, body.quem, caller);
  }

  @Call(readOwnAudit)
  async audit(@Input() { query }: InputOf<typeof readOwnAudit>): Promise<ResultOf<typeof readOwnAudit>> {
    return { entries: (await this.failed.audit(query)).map(presentResend) };
  }
}
