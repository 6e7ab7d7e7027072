import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { readAccountToken } from '@acordo/contracts/internal/account-token';
import { Internal } from '@acordo/service-kit/caller/access';
import { Database } from '@acordo/service-kit/database/database';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { AccountTokens } from './account-tokens.js';

@Controller()
export class AccountTokensController {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly database: Database,
  ) {}

  @Call(readAccountToken)
  @Internal('notifications')
  async read(
    @Input() { params }: InputOf<typeof readAccountToken>,
  ): Promise<ResultOf<typeof readAccountToken>> {
    return { token: await this.tokens.read(this.database, params.id) };
  }
}
