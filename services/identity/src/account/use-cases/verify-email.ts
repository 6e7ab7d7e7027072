import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { hasConfirmed, useToken } from '../../account-tokens/persistence/account-tokens.js';
import { hashToken } from '../../sessions/domain/session-token.js';
import { confirmAddress } from '../../users/persistence/accounts.js';
import { MailLimits } from '../mail-limits.js';

/** D10: the address is its account's, says the link that was sent there. Opened again it tells the same. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly limits: MailLimits,
  ) {}

  /** Throws TOKEN_OVER, TOO_MANY. */
  async execute(token: string, ip: string): Promise<void> {
    const address = await this.limits.ofAddress(ip);
    if (!address.ok) throw new AppError('TOO_MANY', { retryAfter: address.retryAfter });
    const hash = hashToken(token);
    const confirmed = await this.work.run(async (tx) => {
      const used = await useToken(tx, hash, 'confirmar-email');
      return used !== null && (await confirmAddress(tx, used.user_id, used.email_normalizado));
    });
    if (!confirmed && !(await hasConfirmed(this.database, hash))) throw new AppError('TOKEN_OVER');
    await address.giveBack();
  }
}
