import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { exportAccount } from '@acordo/contracts/http/auth/export';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { StreamedFile } from '@acordo/service-kit/http/streamed-file';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendArchive, respondPreparing } from './send-archive.js';
import { streamArchive } from './stream-archive.js';
import { AskForArchive } from './use-cases/ask-for-archive.js';

@Controller()
export class ExportsController {
  constructor(
    private readonly askForArchive: AskForArchive,
    private readonly database: Database,
  ) {}

  @Call(exportAccount)
  @UserOnly()
  async export(
    @Input() { query }: InputOf<typeof exportAccount>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof exportAccount> | StreamedFile> {
    const archive = await this.askForArchive.execute(caller.sub, query.novo === 'true');
    return archive
      ? sendArchive(reply, archive, streamArchive(this.database, archive))
      : respondPreparing(reply);
  }
}
