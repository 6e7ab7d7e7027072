import type { Keys } from '@acordo/service-kit/secrets/keys';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountTokensController } from './account-tokens.controller.js';
import { AccountTokens } from './account-tokens.js';

@Module({})
export class AccountTokensModule {
  static with(keys: Keys): DynamicModule {
    return {
      module: AccountTokensModule,
      global: true,
      controllers: [AccountTokensController],
      providers: [{ provide: AccountTokens, useValue: new AccountTokens(keys) }],
      exports: [AccountTokens],
    };
  }
}
