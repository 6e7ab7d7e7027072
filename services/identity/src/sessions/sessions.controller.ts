import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { login } from '@acordo/contracts/http/auth/login';
import { logout } from '@acordo/contracts/http/auth/logout';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { DEVICE_HEADER } from '@acordo/contracts/internal/sessions';
import { Public } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Headers, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../config.js';
import { presentUser } from '../users/user.presenter.js';
import { deviceCookie, noSessionCookie, sessionCookie } from './domain/cookies.js';
import { EndSession } from './use-cases/end-session.js';
import { LogIn } from './use-cases/log-in.js';
import { ReadStatus } from './use-cases/read-status.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly logIn: LogIn,
    private readonly endSession: EndSession,
    private readonly readStatus: ReadStatus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Call(login)
  @Public()
  async login(
    @Input() input: InputOf<typeof login>,
    @CurrentCaller() caller: Caller,
    @Headers(DEVICE_HEADER) givenMark: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof login>> {
    const { user, token, mark } = await this.logIn.execute(input.body, caller, givenMark);
    const { PUBLIC_URL } = this.config;
    void reply.header('set-cookie', [
      sessionCookie(token, PUBLIC_URL),
      ...(mark ? [deviceCookie(mark, PUBLIC_URL)] : []),
    ]);
    return { user: presentUser(user) };
  }

  @Call(logout)
  @Public()
  async logout(
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof logout>> {
    await this.endSession.execute(caller);
    void reply.header('set-cookie', noSessionCookie(this.config.PUBLIC_URL));
  }

  @Call(authStatus)
  @Public()
  async status(@CurrentCaller() caller: Caller): Promise<ResultOf<typeof authStatus>> {
    const user = await this.readStatus.execute(caller);
    return { authenticated: user !== null, user: user && presentUser(user) };
  }
}
