import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { MailLimits } from '../../account-mails/mail-limits.js';
import { SendConfirmation } from '../../account-mails/send-confirmation.js';
import { lockAccount, readAccount } from '../../users/find-account.js';

/** Sends the confirmation mail again; the previous link ends. Does nothing if the address is confirmed. */
@Injectable()
export class ResendVerification {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly confirmation: SendConfirmation,
    private readonly limits: MailLimits,
  ) {}

  /** Throws TOO_MANY (D48), NOT_AUTHENTICATED if the account was deleted. */
  async execute(userId: string, ip: string): Promise<void> {
    const known = await readAccount(this.database, userId);
    if (!known) throw new AppError('NOT_AUTHENTICATED');
    if (known.email_confirmado_em) return;
    const taken = await this.limits.confirmation(known.email_normalizado, 'confirmation', ip);
    if (!taken.ok) throw new AppError('TOO_MANY', { retryAfter: taken.retryAfter });
    await this.work.run(async (tx) => {
      const account = await lockAccount(tx, userId);
      if (!account) throw new AppError('NOT_AUTHENTICATED');
      if (account.email_confirmado_em) return;
      await this.confirmation.to(tx, account);
    });
  }
}
