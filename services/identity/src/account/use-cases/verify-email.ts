import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { MailLimits } from '../../account-mails/mail-limits.js';
import { findTokenOwner, hasConfirmed, useToken } from '../../account-tokens/use-token.js';
import { holdMethod } from '../../sessions/hold-session.js';
import { hashToken } from '../../tokens/token.js';
import { lockAccount } from '../../users/find-account.js';
import { provePassword } from '../../users/set-password.js';
import { confirmAddress } from '../persistence/confirm-address.js';

type Confirmer = Pick<Caller, 'kind' | 'sub' | 'sid' | 'ip'>;

/**
 * D10: confirms the address by the link that was sent there. Opened again it gives the same result. In a browser that is
 * logged in to the same account it also proves that one person has both mailbox and password (D11).
 */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly limits: MailLimits,
  ) {}

  /** Throws TOKEN_OVER, TOO_MANY. */
  async execute(token: string, caller: Confirmer): Promise<void> {
    const address = await this.limits.ofAddress(caller.ip);
    if (!address.ok) throw new AppError('TOO_MANY', { retryAfter: address.retryAfter });
    const hash = hashToken(token);
    const owner = await findTokenOwner(this.database, hash, 'confirmar-email');
    const confirmed = owner !== null && (await this.confirm(owner, hash, caller));
    if (!confirmed && !(await hasConfirmed(this.database, hash))) throw new AppError('TOKEN_OVER');
    await address.giveBack();
  }

  private confirm(owner: string, hash: Buffer, { kind, sub, sid }: Confirmer): Promise<boolean> {
    return this.work.run(async (tx) => {
      const account = await lockAccount(tx, owner);
      const used = account && (await useToken(tx, hash, 'confirmar-email'));
      if (!used || !(await confirmAddress(tx, owner, used.email_normalizado))) return false;
      const isOwn = kind === 'user' && sub === owner;
      if (isOwn && (await holdMethod(tx, sid, owner)) === 'senha') await provePassword(tx, owner);
      return true;
    });
  }
}
