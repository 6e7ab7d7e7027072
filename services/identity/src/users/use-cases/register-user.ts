import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@acordo/contracts/email-address';
import type { register } from '@acordo/contracts/http/auth/register';
import type { InputOf } from '@acordo/contracts/call';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { violates } from '@acordo/service-kit/database/violations';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { MailLimits } from '../../account-mails/mail-limits.js';
import { SendConfirmation } from '../../account-mails/send-confirmation.js';
import { happened } from '../../activity/activity-event.js';
import { recordActivity } from '../../activity/record-activity.js';
import { refuseGuessable } from '../../passwords/guessable.js';
import { Passwords } from '../../passwords/passwords.js';
import { EMAIL_CONSTRAINT } from '../email-constraint.js';
import type { UserRow } from '../find-user.js';
import { insertUser, isEmailTaken } from '../persistence/users.js';
import { RegistrationLimit } from '../registration-limit.js';

type Registration = InputOf<typeof register>['body'];

/**
 * D10: a new account, and the email for confirming its address; not beyond the limit of its mailbox:
 * the account works without, and its banner offers it again. Throws TOO_MANY, EMAIL_TAKEN, also for the slower of two concurrent
 * registrations of one address.
 */
@Injectable()
export class RegisterUser {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly confirmation: SendConfirmation,
    private readonly passwords: Passwords,
    private readonly limit: RegistrationLimit,
    private readonly mails: MailLimits,
  ) {}

  async execute(
    { nome, email, password }: Registration,
    caller: Pick<Caller, 'ip' | 'port' | 'ua'>,
  ): Promise<UserRow> {
    refuseGuessable(password, email, 'password');
    await this.limit.pass(caller.ip);
    const email_normalizado = normalizeEmail(email);
    if (await isEmailTaken(this.database, email_normalizado)) throw new AppError('EMAIL_TAKEN');
    const senha_hash = await this.passwords.hash(password);
    const user = { id: randomUUID(), nome, email, email_normalizado, senha_hash };
    const mail = await this.mails.confirmation(email_normalizado, 'registration', caller.ip);
    return this.work
      .run(async (tx) => {
        const row = await insertUser(tx, user);
        if (mail.ok) await this.confirmation.to(tx, user);
        await recordActivity(tx, { tipo: 'usuario', id: user.id }, happened('conta-criada', caller, 'senha'));
        return row;
      })
      .catch((error: unknown) => {
        throw violates(error, EMAIL_CONSTRAINT) ? new AppError('EMAIL_TAKEN') : error;
      });
  }
}
