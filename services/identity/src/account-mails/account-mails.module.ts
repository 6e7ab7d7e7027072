import { Module } from '@nestjs/common';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { MailLimits } from './mail-limits.js';
import { SendConfirmation } from './send-confirmation.js';

/** Below the account's calls: registration sends the confirmation too, and closing counts its mail. */
@Module({
  imports: [AccountTokensModule],
  providers: [MailLimits, SendConfirmation],
  exports: [MailLimits, SendConfirmation],
})
export class AccountMailsModule {}
