import { Module } from '@nestjs/common';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { SendConfirmation } from './send-confirmation.js';

/** Apart from the account's calls, since registration sends it too. */
@Module({ imports: [AccountTokensModule], providers: [SendConfirmation], exports: [SendConfirmation] })
export class ConfirmationModule {}
