import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@acordo/contracts/email-address';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { MailLimits } from '../mail-limits.js';
import { insertRequest } from '../persistence/recovery-requests.js';
import { WriteRecoveryMails } from './write-recovery-mails.js';

/**
 * D7, attack 90: the answer and its time tell nothing of whether the address has an account. The caller waits for the counts
 * and one row, the same for every address; whose it is is looked at afterwards. From the answer on the mail is owed: a
 * process that dies leaves the row to the schedule.
 */
@Injectable()
export class ForgotPassword implements BeforeApplicationShutdown {
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly database: Database,
    private readonly mails: WriteRecoveryMails,
    private readonly limits: MailLimits,
  ) {}

  /** Throws TOO_MANY for an address that asks too often; for an account that was written to often enough, nothing is sent. */
  async execute(email: string, ip: string): Promise<void> {
    const address = await this.limits.ofAddress(ip);
    if (!address.ok) throw new AppError('TOO_MANY', { retryAfter: address.retryAfter });
    const emailNormalizado = normalizeEmail(email);
    if (!(await this.limits.ofAccount('recovery', emailNormalizado)).ok) return;
    const id = randomUUID();
    await insertRequest(this.database, { id, emailNormalizado, ip });
    const writing = this.mails.write(id).finally(() => this.running.delete(writing));
    this.running.add(writing);
  }

  /** What is being written is finished before the database closes. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.running);
  }
}
