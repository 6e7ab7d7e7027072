import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { AccountController } from './account.controller.js';
import { SendPasswordChanged } from './send-password-changed.js';
import { ChangePassword } from './use-cases/change-password.js';
import { ForgotPassword } from './use-cases/forgot-password.js';
import { ResendVerification } from './use-cases/resend-verification.js';
import { ResetPassword } from './use-cases/reset-password.js';
import { VerifyEmail } from './use-cases/verify-email.js';
import { WriteRecoveryMails } from './use-cases/write-recovery-mails.js';

/** What a user does about the own password and address (D7). */
@Module({
  imports: [ActivityModule, PasswordsModule, SessionNewsModule],
  controllers: [AccountController],
  providers: [
    SendPasswordChanged,
    ForgotPassword,
    WriteRecoveryMails,
    ResetPassword,
    ChangePassword,
    VerifyEmail,
    ResendVerification,
  ],
  exports: [WriteRecoveryMails],
})
export class AccountModule {}
