import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { closeAccount } from '@acordo/contracts/http/auth/close-account';
import { readProfile, reportErased } from '@acordo/contracts/internal/accounts';
import { DEVICE_HEADER } from '@acordo/contracts/internal/sessions';
import { Internal, UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { noSessionCookie } from '../sessions/domain/cookies.js';
import { PublicUrl } from '../sessions/public-url.js';
import { CloseAccount } from './use-cases/close-account.js';
import { EraseAccount } from './use-cases/erase-account.js';
import { ReadProfile } from './use-cases/read-profile.js';

@Controller()
export class ClosingController {
  constructor(
    private readonly closing: CloseAccount,
    private readonly erasing: EraseAccount,
    private readonly reading: ReadProfile,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Call(closeAccount)
  @UserOnly()
  async close(
    @Input() { body }: InputOf<typeof closeAccount>,
    @CurrentCaller() caller: Caller,
    @Headers(DEVICE_HEADER) givenMark: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof closeAccount>> {
    await this.closing.execute(body.password ?? '', caller, givenMark);
    void reply.header('set-cookie', noSessionCookie(this.publicUrl.value));
  }

  @Call(readProfile)
  @Internal('proposals')
  async profile(@Input() { params }: InputOf<typeof readProfile>): Promise<ResultOf<typeof readProfile>> {
    return { profile: await this.reading.execute(params.id) };
  }

  @Call(reportErased)
  @Internal('proposals')
  async erased(@Input() { params }: InputOf<typeof reportErased>): Promise<ResultOf<typeof reportErased>> {
    await this.erasing.execute(params.id);
  }
}
