import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../account-mails/account-mails.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ClosingController } from './closing.controller.js';
import { CloseAccount } from './use-cases/close-account.js';
import { ConfirmOwner } from './use-cases/confirm-owner.js';
import { EraseAccount } from './use-cases/erase-account.js';
import { EraseWaiting } from './use-cases/erase-waiting.js';
import { ReadProfile } from './use-cases/read-profile.js';

/** Closing and erasing an account, and its owner's profile for the archive (D37). */
@Module({
  imports: [BillingModule, AccountMailsModule, SessionNewsModule, SessionsModule],
  controllers: [ClosingController],
  providers: [CloseAccount, ConfirmOwner, EraseAccount, EraseWaiting, ReadProfile],
  exports: [EraseWaiting],
})
export class ClosingModule {}
