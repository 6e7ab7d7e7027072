import type { InputOf } from '@acordo/contracts/call';
import { changePassword } from '@acordo/contracts/http/auth/change-password';
import { forgotPassword } from '@acordo/contracts/http/auth/forgot-password';
import { resendVerification } from '@acordo/contracts/http/auth/resend-verification';
import { resetPassword } from '@acordo/contracts/http/auth/reset-password';
import { verifyEmail } from '@acordo/contracts/http/auth/verify-email';
import { DEVICE_HEADER } from '@acordo/contracts/internal/sessions';
import { Public, UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Headers } from '@nestjs/common';
import { ChangePassword } from './use-cases/change-password.js';
import { ForgotPassword } from './use-cases/forgot-password.js';
import { ResendVerification } from './use-cases/resend-verification.js';
import { ResetPassword } from './use-cases/reset-password.js';
import { VerifyEmail } from './use-cases/verify-email.js';

@Controller()
export class AccountController {
  constructor(
    private readonly forgot: ForgotPassword,
    private readonly reset: ResetPassword,
    private readonly change: ChangePassword,
    private readonly verify: VerifyEmail,
    private readonly resend: ResendVerification,
  ) {}

  @Call(forgotPassword)
  @Public()
  async forgotPassword(
    @Input() { body }: InputOf<typeof forgotPassword>,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.forgot.execute(body.email, caller);
  }

  @Call(resetPassword)
  @Public()
  async resetPassword(
    @Input() { body }: InputOf<typeof resetPassword>,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.reset.execute(body.token, body.password, caller);
  }

  @Call(changePassword)
  @UserOnly()
  async changePassword(
    @Input() { body }: InputOf<typeof changePassword>,
    @CurrentCaller() caller: Caller,
    @Headers(DEVICE_HEADER) givenMark: string | undefined,
  ): Promise<void> {
    await this.change.execute(body, caller, givenMark);
  }

  @Call(verifyEmail)
  @Public()
  async verifyEmail(
    @Input() { body }: InputOf<typeof verifyEmail>,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.verify.execute(body.token, caller);
  }

  @Call(resendVerification)
  @UserOnly()
  async resendVerification(@CurrentCaller() { sub, ip }: Caller): Promise<void> {
    await this.resend.execute(sub, ip);
  }
}
