import type { Caller } from '@acordo/service-kit/caller/caller';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';

/** The email about a changed password (D29), in the transaction of the change. */
@Injectable()
export class SendPasswordChanged {
  constructor(private readonly outbox: Outbox) {}

  async to(
    tx: Tx,
    account: { id: string; email_confirmado_em: Date | null; now: Date },
    { ip, ua }: Pick<Caller, 'ip' | 'ua'>,
    googleUnlinked = false,
  ): Promise<void> {
    // A user agent can be any text: a stranger who registered the address must not be able to send it there.
    const user_agent = account.email_confirmado_em ? ua : '';
    const model = {
      to_user: account.id,
      mudou_em: account.now,
      ip,
      user_agent,
      google_desligado: googleUnlinked,
    };
    await this.outbox.add(tx, { kind: 'password-changed', model });
  }
}
