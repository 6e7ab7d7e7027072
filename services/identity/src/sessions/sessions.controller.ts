import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { login } from '@acordo/contracts/http/auth/login';
import { logout } from '@acordo/contracts/http/auth/logout';
import { endOtherSession, listSessions } from '@acordo/contracts/http/auth/sessions';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { DEVICE_HEADER } from '@acordo/contracts/internal/sessions';
import { Public, UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { happened } from '../activity/activity-event.js';
import { presentUser } from '../users/user.presenter.js';
import { deviceCookie, noSessionCookie, sessionCookie } from './domain/cookies.js';
import { PublicUrl } from './public-url.js';
import { EndSession } from './use-cases/end-session.js';
import { ListSessions } from './use-cases/list-sessions.js';
import { LogIn } from './use-cases/log-in.js';
import { ReadStatus } from './use-cases/read-status.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly logIn: LogIn,
    private readonly endSession: EndSession,
    private readonly listSessions: ListSessions,
    private readonly readStatus: ReadStatus,
    private readonly publicUrl: PublicUrl,
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
    const publicUrl = this.publicUrl.value;
    void reply.header('set-cookie', [
      sessionCookie(token, publicUrl),
      ...(mark ? [deviceCookie(mark, publicUrl)] : []),
    ]);
    return { user: presentUser(user) };
  }

  @Call(logout)
  @Public()
  async logout(
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof logout>> {
    await this.endSession.execute(caller, happened('saida', caller));
    void reply.header('set-cookie', noSessionCookie(this.publicUrl.value));
  }

  @Call(listSessions)
  @UserOnly()
  async list(@CurrentCaller() { sub, sid }: Caller): Promise<ResultOf<typeof listSessions>> {
    return (await this.listSessions.execute(sub)).map((one) => ({ ...one, atual: one.id === sid }));
  }

  @Call(endOtherSession)
  @UserOnly()
  async end(
    @Input() { params }: InputOf<typeof endOtherSession>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof endOtherSession>> {
    const as = happened(params.id === caller.sid ? 'saida' : 'sessao-encerrada', caller);
    if (!(await this.endSession.execute({ kind: 'user', sid: params.id, sub: caller.sub }, as)))
      throw new AppError('NOT_FOUND');
  }

  @Call(authStatus)
  @Public()
  async status(@CurrentCaller() caller: Caller): Promise<ResultOf<typeof authStatus>> {
    const user = await this.readStatus.execute(caller);
    return { authenticated: user !== null, user: user && presentUser(user) };
  }
}
