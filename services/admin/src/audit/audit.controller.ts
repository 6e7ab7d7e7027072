import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { readAudit } from '@acordo/contracts/http/vitamina/audit';
import { AdminOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { linkHeader, type ListReply } from '@acordo/service-kit/http/listed-page';
import { Controller, Res } from '@nestjs/common';
import { ReadAudit } from './use-cases/read-audit.js';

@Controller()
@AdminOnly()
export class AuditController {
  constructor(private readonly readAudit: ReadAudit) {}

  @Call(readAudit)
  async read(
    @Input() { query }: InputOf<typeof readAudit>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: ListReply,
  ): Promise<ResultOf<typeof readAudit>> {
    const { rows, nextCursor } = await this.readAudit.execute(query, caller);
    void reply.headers(linkHeader(readAudit.path, query.limit, { classe: query.classe }, nextCursor));
    return rows;
  }
}
