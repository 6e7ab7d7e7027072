import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { MailLimits } from '../../account-mails/mail-limits.js';
import { closeTokens } from '../../account-tokens/close-tokens.js';
import { findTokenOwner, useToken } from '../../account-tokens/use-token.js';
import { happened } from '../../activity/activity-event.js';
import { recordActivity } from '../../activity/record-activity.js';
import { unlinkIdentities } from '../../google/unlink-identities.js';
import { refuseGuessable } from '../../passwords/guessable.js';
import { Passwords } from '../../passwords/passwords.js';
import { SessionNews } from '../../session-news/session-news.js';
import { endAllSessions } from '../../sessions/end-sessions.js';
import { hashToken } from '../../tokens/token.js';
import { lockAccount, readAccount } from '../../users/find-account.js';
import { setProvedPassword } from '../../users/set-password.js';
import { confirmAddress } from '../persistence/confirm-address.js';
import { SendPasswordChanged } from '../send-password-changed.js';

/**
 * Sets a new password with the link of the recovery email. The link proves the mailbox, so it confirms the address as
 * well; all sessions end (D8), which also ends another person's access. A linked Google
 * account is unlinked: it may belong to the address's previous owner (D11).
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly news: SessionNews,
    private readonly limits: MailLimits,
    private readonly tell: SendPasswordChanged,
  ) {}

  /** Throws TOKEN_OVER, INVALID_FIELDS, UNAVAILABLE (hashing is busy), TOO_MANY. The link still works after all but the first. */
  async execute(token: string, password: string, caller: Caller): Promise<void> {
    const address = await this.limits.ofAddress(caller.ip); // limits guessing of links
    if (!address.ok) throw new AppError('TOO_MANY', { retryAfter: address.retryAfter });
    const tokenHash = hashToken(token);
    const owner = await findTokenOwner(this.database, tokenHash, 'nova-senha');
    if (!owner) throw new AppError('TOKEN_OVER');
    await this.checkNew(password, owner).catch(async (error: unknown) => {
      await address.giveBack(); // the link was valid
      throw error;
    });
    const hash = await this.passwords.hash(password);
    await this.work.run(async (tx) => {
      const account = await lockAccount(tx, owner);
      const used = account && (await useToken(tx, tokenHash, 'nova-senha'));
      // The email was sent to an earlier address of the account: its link is invalid.
      if (!used || account.email_normalizado !== used.email_normalizado) throw new AppError('TOKEN_OVER');
      await setProvedPassword(tx, account.id, hash);
      await confirmAddress(tx, account.id, used.email_normalizado);
      await closeTokens(tx, account.id, 'confirmar-email');
      const googleUnlinked = await unlinkIdentities(tx, account.id);
      await endAllSessions(tx, account.id);
      await this.tell.to(tx, { ...account, email_confirmado_em: account.now }, caller, googleUnlinked);
      await recordActivity(
        tx,
        { tipo: 'usuario', id: account.id },
        happened('recuperacao-concluida', caller),
      );
    });
    await this.news.publish({ user: owner });
    await address.giveBack();
  }

  private async checkNew(password: string, owner: string): Promise<void> {
    const account = await readAccount(this.database, owner);
    if (!account) throw new AppError('TOKEN_OVER');
    refuseGuessable(password, account.email, 'password');
  }
}
