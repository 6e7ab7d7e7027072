import type { InputOf } from '@acordo/contracts/call';
import type { updateAdminEmail } from '@acordo/contracts/http/vitamina/auth/update-email';
import type { updateAdminPassword } from '@acordo/contracts/http/vitamina/auth/update-password';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { refuseGuessable } from '../../passwords/guessable.js';
import { Passwords } from '../../passwords/passwords.js';
import { SessionNews } from '../../session-news/session-news.js';
import { actorOf } from '../actor.js';
import { changeAdminEmail, changeAdminPassword } from '../change-account.js';
import { ConfirmPassword } from './confirm-password.js';

/** An administrator changes how they sign in. Throws WRONG_PASSWORD, TOO_MANY, EMAIL_TAKEN, and INVALID_FIELDS. */
@Injectable()
export class ChangeAdminAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly passwords: Passwords,
    private readonly confirm: ConfirmPassword,
    private readonly news: SessionNews,
  ) {}

  async email(
    { currentPassword, newEmail }: InputOf<typeof updateAdminEmail>['body'],
    caller: Caller,
  ): Promise<void> {
    const confirmed = await this.confirm.execute(caller, currentPassword);
    await this.unitOfWork.run(async (tx) => {
      const admin = await confirmed.lock(tx);
      await changeAdminEmail({ tx, outbox: this.outbox, who: actorOf(caller, admin.email), admin }, newEmail);
    });
  }

  async password(
    { currentPassword, newPassword }: InputOf<typeof updateAdminPassword>['body'],
    caller: Caller,
  ): Promise<void> {
    const confirmed = await this.confirm.execute(caller, currentPassword);
    refuseGuessable(newPassword, confirmed.email, 'newPassword');
    const hash = await this.passwords.hash(newPassword);
    await this.unitOfWork.run(async (tx) => {
      const admin = await confirmed.lock(tx);
      const change = { tx, outbox: this.outbox, who: actorOf(caller, admin.email), admin };
      await changeAdminPassword(change, hash, caller.sid);
    });
    await this.news.publish({ user: caller.sub });
  }
}
