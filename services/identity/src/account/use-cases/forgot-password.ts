import { normalizeEmail } from '@acordo/contracts/email-address';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { AccountTokens } from '../../account-tokens/account-tokens.js';
import { lockAccountOf } from '../../users/persistence/accounts.js';
import { isEmailTaken } from '../../users/persistence/users.js';
import { MailLimits } from '../mail-limits.js';

/**
 * D7, attack 90: the answer and its time tell nothing of whether the address has an account, so the mail is written after
 * it. The caller waits for the counts and one look at the database alone: while that is away, everybody is told so. Works
 * for an account that has no password yet, too: whoever reads the mail has the mailbox (attack 111).
 */
@Injectable()
export class ForgotPassword implements BeforeApplicationShutdown {
  private readonly logger = new Logger('ForgotPassword');
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly tokens: AccountTokens,
    private readonly outbox: Outbox,
    private readonly limits: MailLimits,
  ) {}

  /** Throws TOO_MANY for an address that asks too often; for an account that was written to often enough, nothing is sent. */
  async execute(email: string, ip: string): Promise<void> {
    const address = await this.limits.ofAddress(ip);
    if (!address.ok) throw new AppError('TOO_MANY', { retryAfter: address.retryAfter });
    const emailNormalizado = normalizeEmail(email);
    if (!(await this.limits.ofAccount('recovery', emailNormalizado)).ok) return;
    if (!(await isEmailTaken(this.database, emailNormalizado))) return;
    const sending = this.send(emailNormalizado, ip)
      .catch((error: Error) => this.logger.error(`a recovery mail was not written: ${error.message}`))
      .finally(() => this.running.delete(sending));
    this.running.add(sending);
  }

  /** What was answered is done before the database closes. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.running);
  }

  private send(emailNormalizado: string, ip: string): Promise<void> {
    return this.work.run(async (tx) => {
      const account = await lockAccountOf(tx, emailNormalizado);
      if (!account) return;
      const { id, valeAte } = await this.tokens.issue(tx, account.id, emailNormalizado, 'nova-senha');
      const model = { to_user: account.id, token_id: id, vale_ate: valeAte, ip };
      await this.outbox.add(tx, { kind: 'password-recovery', model });
    });
  }
}
