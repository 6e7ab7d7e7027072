import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { readAccountActivity } from '@acordo/contracts/internal/admin-activity';
import { readOwnAudit } from '@acordo/contracts/internal/admin-audit';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { ReadAccountActivity } from '../activity/use-cases/read-account-activity.js';
import { ForSignedInAdmin } from '../admins/administrator-access.js';
import { ReadOwnAudit } from '../audit/use-cases/read-own-audit.js';

/** The audit trail and account activity, for admin (D34). */
@Controller()
export class AuditController {
  constructor(
    private readonly readOwnAudit: ReadOwnAudit,
    private readonly readActivity: ReadAccountActivity,
  ) {}

  @Call(readOwnAudit)
  @ForSignedInAdmin()
  async read(@Input() { query }: InputOf<typeof readOwnAudit>): Promise<ResultOf<typeof readOwnAudit>> {
    return { entries: await this.readOwnAudit.execute(query) };
  }

  @Call(readAccountActivity)
  @ForSignedInAdmin()
  async activity(
    @Input() { query }: InputOf<typeof readAccountActivity>,
  ): Promise<ResultOf<typeof readAccountActivity>> {
    return { entries: await this.readActivity.execute(query) };
  }
}
