import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@acordo/contracts/email-address';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { MailLimits } from '../../account-mails/mail-limits.js';
import { ActivityNotes } from '../../activity/activity-notes.js';
import { happened } from '../../activity/activity-event.js';
import { insertRequest } from '../persistence/recovery-requests.js';
import { WriteRecoveryMails } from './write-recovery-mails.js';

/**
 * D7, attack 90: the response and its time do not reveal whether the address has an account. The caller waits for the counts
 * and one row, the same for every address; the account is looked up afterwards. If the process
 * ends after the response, scheduled work finds the row and sends the email.
 */
@Injectable()
export class ForgotPassword implements BeforeApplicationShutdown {
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly database: Database,
    private readonly mails: WriteRecoveryMails,
    private readonly limits: MailLimits,
    private readonly notes: ActivityNotes,
  ) {}

  /** Throws TOO_MANY for an address that asks too often; beyond an account's limit of emails, nothing is sent. */
  async execute(email: string, caller: Pick<Caller, 'ip' | 'port' | 'ua'>): Promise<void> {
    const emailNormalizado = normalizeEmail(email);
    const noteLimit = () =>
      this.notes.note({ tipo: 'usuario', email: emailNormalizado }, happened('limite-recuperacao', caller));
    const address = await this.limits.ofAddress(caller.ip);
    if (!address.ok) {
      noteLimit();
      throw new AppError('TOO_MANY', { retryAfter: address.retryAfter });
    }
    if (!(await this.limits.recoveryAsked(emailNormalizado)).ok) return noteLimit();
    const id = randomUUID();
    const { ip, porta, aparelho } = happened('recuperacao-pedida', caller);
    await insertRequest(this.database, { id, email_normalizado: emailNormalizado, ip, porta, aparelho });
    const writing = this.mails.write(id).finally(() => this.running.delete(writing));
    this.running.add(writing);
  }

  /** Running work is finished before the database closes. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.running);
  }
}
