import type { ResultOf } from '@acordo/contracts/call';
import { startGoogle } from '@acordo/contracts/http/auth/google';
import { googleCallback } from '@acordo/contracts/http/auth/google-callback';
import { providers } from '@acordo/contracts/http/auth/providers';
import { DEVICE_HEADER } from '@acordo/contracts/internal/sessions';
import { Public } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call } from '@acordo/service-kit/http/call.decorator';
import { Controller, Headers, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { deviceCookie, sessionCookie } from '../sessions/domain/cookies.js';
import { PublicUrl } from '../sessions/public-url.js';
import { noSignInCookie } from './domain/sign-in-cookie.js';
import type { SignInStep } from './domain/sign-in-step.js';
import { CurrentStep, GoogleGuard } from './google.guard.js';
import { GoogleProvider } from './google-provider.js';
import { beginning } from './beginning.presenter.js';
import { FinishSignIn } from './use-cases/finish-sign-in.js';

@Controller()
@Public()
export class GoogleController {
  constructor(
    private readonly provider: GoogleProvider,
    private readonly finishSignIn: FinishSignIn,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Call(providers)
  providers(): ResultOf<typeof providers> {
    return { google: this.provider.isConfigured };
  }

  @Call(startGoogle)
  @UseGuards(GoogleGuard)
  start(@CurrentStep() step: SignInStep, @Res({ passthrough: true }) reply: FastifyReply): void {
    void reply.headers(beginning(step, this.publicUrl.value));
  }

  @Call(googleCallback)
  @UseGuards(GoogleGuard)
  async callback(
    @CurrentStep() step: SignInStep,
    @CurrentCaller() caller: Caller,
    @Headers(DEVICE_HEADER) givenMark: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { location, token, mark } = await this.finishSignIn.execute(step, caller, givenMark);
    const publicUrl = this.publicUrl.value;
    void reply.headers({
      location,
      'referrer-policy': 'no-referrer', // the current address contains the code
      'set-cookie': [
        noSignInCookie(publicUrl),
        ...(token ? [sessionCookie(token, publicUrl)] : []),
        ...(mark ? [deviceCookie(mark, publicUrl)] : []),
      ],
    });
  }
}
