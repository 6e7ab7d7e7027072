import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { MailLimits } from '../../account-mails/mail-limits.js';
import { oweAllOf } from '../../billing/owe-cancellations.js';
import { CancelSubscription } from '../../billing/use-cases/cancel-subscription.js';
import { SessionNews } from '../../session-news/session-news.js';
import { endAllSessions } from '../../sessions/end-sessions.js';
import { holdSession } from '../../sessions/hold-session.js';
import { ClosingTerms } from '../closing-terms.js';
import { closedEvent, closingMail } from '../messages.js';
import { closeUser } from '../persistence/closing.js';
import { ConfirmOwner } from './confirm-owner.js';

/**
 * D37: the owner closes the account. Its running subscriptions are cancelled first; if the provider can't be reached,
 * nothing changes. Then, in one transaction: closed, all sessions over, the event for the other services and the last mail.
 */
@Injectable()
export class CloseAccount {
  constructor(
    private readonly terms: ClosingTerms,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly confirmOwner: ConfirmOwner,
    private readonly cancelSubscription: CancelSubscription,
    private readonly news: SessionNews,
    private readonly mails: MailLimits,
  ) {}

  /** Throws what ConfirmOwner does, and UNAVAILABLE. */
  async execute(password: string, caller: Caller, givenMark: string | undefined): Promise<void> {
    const { sub } = caller;
    const known = await this.confirmOwner.execute(password, caller, givenMark);
    await this.cancelSubscription.execute(sub);
    // Making accounts with a stranger's address and closing them must not fill that mailbox.
    const mail = known.confirmed || (await this.mails.unproven('closing', known.email_normalizado)).ok;
    await this.close(caller, known.senha_hash, mail);
    await this.news.publish({ user: sub });
  }

  private close({ sub: userId, sid }: Caller, senha_hash: string | null, mail: boolean): Promise<void> {
    return this.work.run(async (tx) => {
      const closed = await closeUser(tx, { id: userId, senha_hash }, this.terms.eraseAfterDays);
      // The session may have been ended while the password was compared and the provider was called.
      if (!closed || !(await holdSession(tx, sid, userId))) throw new AppError('NOT_AUTHENTICATED');
      // After the row was changed: an earlier sign-in has its session by now, a later one gets none.
      await endAllSessions(tx, userId);
      // A checkout may have ended since the provider was called: scheduled work cancels its subscription.
      await oweAllOf(tx, userId);
      await this.outbox.add(tx, closedEvent(userId, closed));
      if (mail) await this.outbox.add(tx, closingMail(closed, this.terms.signedRecordYears));
    });
  }
}
