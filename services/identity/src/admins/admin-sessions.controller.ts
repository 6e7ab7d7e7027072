import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { adminLogin } from '@acordo/contracts/http/vitamina/auth/login';
import { adminLogout } from '@acordo/contracts/http/vitamina/auth/logout';
import { adminStatus } from '@acordo/contracts/http/vitamina/auth/status';
import { verifySecondFactor } from '@acordo/contracts/http/vitamina/auth/verify-2fa';
import { DEVICE_HEADER } from '@acordo/contracts/internal/sessions';
import { Public } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { happened } from '../activity/activity-event.js';
import { adminDeviceCookie, adminSessionCookie, noAdminSessionCookie } from '../sessions/domain/cookies.js';
import { PublicUrl } from '../sessions/public-url.js';
import { EndAdminSession } from './use-cases/end-admin-session.js';
import { LogInAdmin } from './use-cases/log-in-admin.js';
import { ReadAdminStatus } from './use-cases/read-admin-status.js';
import { VerifySecondFactor } from './use-cases/verify-second-factor.js';

/** Signing in to the panel and out of it (D32). */
@Controller()
@Public()
export class AdminSessionsController {
  constructor(
    private readonly logIn: LogInAdmin,
    private readonly verify: VerifySecondFactor,
    private readonly endSession: EndAdminSession,
    private readonly readStatus: ReadAdminStatus,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Call(adminLogin)
  async login(
    @Input() { body }: InputOf<typeof adminLogin>,
    @CurrentCaller() caller: Caller,
    @Headers(DEVICE_HEADER) givenMark: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof adminLogin>> {
    const entered = await this.logIn.execute(body, caller, givenMark);
    if ('tempToken' in entered)
      return { authenticated: false, requires2FA: true, tempToken: entered.tempToken };
    this.setCookies(reply, entered);
    return { authenticated: true, requires2FA: false };
  }

  @Call(verifySecondFactor)
  async verifyCode(
    @Input() { body }: InputOf<typeof verifySecondFactor>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof verifySecondFactor>> {
    this.setCookies(reply, await this.verify.execute(body, caller));
    return { authenticated: true };
  }

  @Call(adminStatus)
  async status(@CurrentCaller() caller: Caller): Promise<ResultOf<typeof adminStatus>> {
    return { authenticated: await this.readStatus.execute(caller) };
  }

  @Call(adminLogout)
  async logout(
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof adminLogout>> {
    await this.endSession.execute(caller, happened('saida', caller));
    void reply.header('set-cookie', noAdminSessionCookie(this.publicUrl.value));
  }

  private setCookies(reply: FastifyReply, { token, mark }: { token: string; mark: string | null }): void {
    const publicUrl = this.publicUrl.value;
    const device = mark ? [adminDeviceCookie(mark, publicUrl)] : [];
    void reply.header('set-cookie', [adminSessionCookie(token, publicUrl), ...device]);
  }
}
