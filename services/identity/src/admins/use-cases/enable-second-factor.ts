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
import { tellSwitched } from '../change-account.js';
import { newRecoveryCodes } from '../domain/recovery-codes.js';
import { stepOf } from '../domain/totp.js';
import { lockSignedIn } from '../lock-signed-in.js';
import {
  addRecoveryCodes,
  findPendingSeed,
  isSecondFactorOn,
  switchOnSecondFactor,
} from '../persistence/second-factors.js';
import { SecondFactorKeys } from '../second-factor-keys.js';

/**
 * D33: the first right code switches the second factor on. Returns the recovery codes, which are shown this once. Throws
 * WRONG_CODE, SECOND_FACTOR_ON, SECOND_FACTOR_NOT_SET_UP, TOO_MANY.
 */
@Injectable()
export class EnableSecondFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly limits: AdminLoginLimits,
    private readonly keys: SecondFactorKeys,
    private readonly news: SessionNews,
    private readonly notes: ActivityNotes,
  ) {}

  async execute(code: string, caller: Caller): Promise<string[]> {
    const note = (tipo: 'codigo-recusado' | 'limite-codigo') =>
      this.notes.note({ tipo: 'administrador', id: caller.sub }, happened(tipo, caller, 'codigo'));
    const giveBack = await this.limits.countCode(caller.sub).catch((error: unknown) => {
      note('limite-codigo');
      throw error;
    });
    const codes = newRecoveryCodes();
    await this.switchOn(code, codes, caller).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'WRONG_CODE') note('codigo-recusado');
      else await giveBack();
      throw error;
    });
    await giveBack();
    await this.news.publish({ user: caller.sub });
    return codes;
  }

  private switchOn(code: string, codes: string[], caller: Caller): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const admin = await lockSignedIn(tx, caller);
      if (await isSecondFactorOn(tx, admin.id)) throw new AppError('SECOND_FACTOR_ON');
      const sealed = await findPendingSeed(tx, admin.id);
      if (!sealed) throw new AppError('SECOND_FACTOR_NOT_SET_UP');
      const seed = this.keys.open(sealed, admin.id);
      const step = stepOf(code, seed, admin.now);
      if (step === null) throw new AppError('WRONG_CODE');
      await switchOnSecondFactor(tx, admin.id, step);
      const kept = codes.map((one) => this.keys.keep(one, admin.id));
      await addRecoveryCodes(tx, admin.id, kept);
      const change = { tx, outbox: this.outbox, who: actorOf(caller, admin.email), admin };
      await tellSwitched(change, true, caller.sid);
    });
  }
}
