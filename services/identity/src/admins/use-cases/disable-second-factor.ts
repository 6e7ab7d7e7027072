import type { InputOf } from '@acordo/contracts/call';
import type { disableSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-disable';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { ActivityNotes } from '../../activity/activity-notes.js';
import { happened } from '../../activity/activity-event.js';
import { SessionNews } from '../../session-news/session-news.js';
import { actorOf } from '../actor.js';
import { AdminLoginLimits } from '../admin-login-limits.js';
import { switchSecondFactorOff } from '../change-account.js';
import { isSecondFactorOn } from '../persistence/second-factors.js';
import { SecondFactorKeys } from '../second-factor-keys.js';
import { takeCode } from '../take-code.js';
import { type Confirmed, ConfirmPassword } from './confirm-password.js';

type Body = InputOf<typeof disableSecondFactor>['body'];

/** D33: with the password and a code. Throws WRONG_PASSWORD, WRONG_CODE, SECOND_FACTOR_OFF, TOO_MANY. */
@Injectable()
export class DisableSecondFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly limits: AdminLoginLimits,
    private readonly keys: SecondFactorKeys,
    private readonly confirm: ConfirmPassword,
    private readonly news: SessionNews,
    private readonly notes: ActivityNotes,
  ) {}

  async execute({ currentPassword, code }: Body, caller: Caller): Promise<void> {
    const confirmed = await this.confirm.execute(caller, currentPassword);
    const note = (tipo: 'codigo-recusado' | 'limite-codigo') =>
      this.notes.note({ tipo: 'administrador', id: caller.sub }, happened(tipo, caller, 'codigo'));
    const giveBack = await this.limits.countCode(caller.sub).catch((error: unknown) => {
      note('limite-codigo');
      throw error;
    });
    await this.switchOff(confirmed, code, caller).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'WRONG_CODE') note('codigo-recusado');
      else await giveBack();
      throw error;
    });
    await giveBack();
    await this.news.publish({ user: caller.sub });
  }

  private switchOff(confirmed: Confirmed, code: string, caller: Caller): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const admin = await confirmed.lock(tx);
      if (!(await isSecondFactorOn(tx, admin.id))) throw new AppError('SECOND_FACTOR_OFF');
      if (!(await takeCode(tx, this.keys, { adminId: admin.id, code, now: admin.now })))
        throw new AppError('WRONG_CODE');
      const change = { tx, outbox: this.outbox, who: actorOf(caller, admin.email), admin };
      await switchSecondFactorOff(change, caller.sid);
    });
  }
}
