import { Module } from '@nestjs/common';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { MailLimits } from './mail-limits.js';
import { SendConfirmation } from './send-confirmation.js';

/** A noun below `account`: registration sends the confirmation too, and closing counts its email. */
@Module({
  imports: [AccountTokensModule],
  providers: [MailLimits, SendConfirmation],
  exports: [MailLimits, SendConfirmation],
})
export class AccountMailsModule {}
