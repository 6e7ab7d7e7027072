import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { readOwnAudit } from '@acordo/contracts/internal/admin-audit';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { ForSignedInAdmin } from '../admins/administrator-access.js';
import { ReadOwnAudit } from './use-cases/read-own-audit.js';

@Controller()
export class AuditController {
  constructor(private readonly readOwnAudit: ReadOwnAudit) {}

  @Call(readOwnAudit)
  @ForSignedInAdmin()
  async read(@Input() { query }: InputOf<typeof readOwnAudit>): Promise<ResultOf<typeof readOwnAudit>> {
    return { entries: await this.readOwnAudit.execute(query) };
  }
}
