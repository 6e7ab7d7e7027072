import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { MailLimits } from '../../account-mails/mail-limits.js';
import { closeTokens } from '../../account-tokens/close-tokens.js';
import { happened } from '../../activity/activity-event.js';
import { recordActivity } from '../../activity/record-activity.js';
import { refuseGuessable } from '../../passwords/guessable.js';
import { Passwords } from '../../passwords/passwords.js';
import { SessionNews } from '../../session-news/session-news.js';
import { ComparePassword } from '../../sessions/compare-password.js';
import { endOtherSessions } from '../../sessions/end-sessions.js';
import { holdSession } from '../../sessions/hold-session.js';
import { lockAccount, readAccount } from '../../users/find-account.js';
import { setPassword } from '../../users/set-password.js';
import { SendPasswordChanged } from '../send-password-changed.js';

/** D8: changes the password with the old one; all sessions but this one end, and so do links for a new password. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly compare: ComparePassword,
    private readonly limits: MailLimits,
    private readonly news: SessionNews,
    private readonly tell: SendPasswordChanged,
  ) {}

  /**
   * Throws INVALID_FIELDS, WRONG_PASSWORD, NO_PASSWORD (an account of Google alone, attack 111), TOO_MANY, UNAVAILABLE, and
   * NOT_AUTHENTICATED
   * where the session ended meanwhile.
   */
  async execute(
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    caller: Caller,
    givenMark: string | undefined,
  ): Promise<void> {
    const known = await readAccount(this.database, caller.sub);
    if (!known) throw new AppError('NOT_AUTHENTICATED');
    if (known.senha_hash === null) throw new AppError('NO_PASSWORD');
    refuseGuessable(newPassword, known.email_normalizado, 'newPassword');
    await this.compare.execute(known, currentPassword, caller, givenMark);
    const changes = await this.limits.passwordChange(known.id);
    if (!changes.ok) throw new AppError('TOO_MANY', { retryAfter: changes.retryAfter });
    const hash = await this.passwords.hash(newPassword);
    await this.work.run(async (tx) => {
      const account = await lockAccount(tx, caller.sub);
      // Changed or reset since it was compared: the given password is no longer valid.
      if (account?.senha_hash !== known.senha_hash) throw new AppError('WRONG_PASSWORD');
      if (!(await holdSession(tx, caller.sid, account.id))) throw new AppError('NOT_AUTHENTICATED');
      await setPassword(tx, account.id, hash);
      await closeTokens(tx, account.id, 'nova-senha');
      await endOtherSessions(tx, account.id, caller.sid);
      await this.tell.to(tx, account, caller);
      await recordActivity(tx, { tipo: 'usuario', id: account.id }, happened('senha-alterada', caller));
    });
    await this.news.publish({ user: caller.sub });
  }
}
