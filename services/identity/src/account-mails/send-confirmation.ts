import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { AccountTokens } from '../account-tokens/account-tokens.js';

/** The confirmation email (D10), in the caller's transaction. */
@Injectable()
export class SendConfirmation {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly outbox: Outbox,
  ) {}

  async to(tx: Tx, user: { id: string; email_normalizado: string }): Promise<void> {
    const { id, valeAte } = await this.tokens.issue(tx, user.id, user.email_normalizado, 'confirmar-email');
    const model = { to_user: user.id, token_id: id, vale_ate: valeAte };
    await this.outbox.add(tx, { kind: 'confirm-email', model });
  }
}
