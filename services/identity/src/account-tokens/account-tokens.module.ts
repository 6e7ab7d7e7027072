import { Module } from '@nestjs/common';
import { AccountTokensController } from './account-tokens.controller.js';
import { AccountTokens } from './account-tokens.js';

@Module({ controllers: [AccountTokensController], providers: [AccountTokens], exports: [AccountTokens] })
export class AccountTokensModule {}
