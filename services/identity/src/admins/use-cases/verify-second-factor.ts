import type { InputOf } from '@acordo/contracts/call';
import { normalizeEmail } from '@acordo/contracts/email-address';
import type { verifySecondFactor } from '@acordo/contracts/http/vitamina/auth/verify-2fa';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { ActivityNotes } from '../../activity/activity-notes.js';
import { happened } from '../../activity/activity-event.js';
import { recordActivity } from '../../activity/record-activity.js';
import { hashToken } from '../../tokens/token.js';
import { AdminDevices } from '../admin-devices.js';
import { AdminLoginLimits } from '../admin-login-limits.js';
import { lockAdmin } from '../persistence/admins.js';
import { closeChallenge, findChallenged, tryChallenge } from '../persistence/challenges.js';
import { SecondFactorKeys } from '../second-factor-keys.js';
import { startAdminSession } from '../start-session.js';
import { takeCode } from '../take-code.js';
import { EndAdminSession } from './end-admin-session.js';

type Verdict = 'over' | 'wrong' | { token: string; email: string };

/** D33: the second step of signing in. Throws SECOND_FACTOR_OVER, WRONG_SECOND_FACTOR, TOO_MANY. */
@Injectable()
export class VerifySecondFactor {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly limits: AdminLoginLimits,
    private readonly keys: SecondFactorKeys,
    private readonly devices: AdminDevices,
    private readonly endSession: EndAdminSession,
    private readonly notes: ActivityNotes,
  ) {}

  async execute(
    { tempToken, code }: InputOf<typeof verifySecondFactor>['body'],
    caller: Caller,
  ): Promise<{ token: string; mark: string }> {
    const challenge = hashToken(tempToken);
    const adminId = await findChallenged(this.database, challenge);
    if (!adminId) throw new AppError('SECOND_FACTOR_OVER');
    const giveBack = await this.limits.countCode(adminId).catch((error: unknown) => {
      this.notes.note({ tipo: 'administrador', id: adminId }, happened('limite-codigo', caller, 'codigo'));
      throw error;
    });
    const verdict = await this.judge(challenge, adminId, code, caller).catch(async (error: unknown) => {
      await giveBack(); // no code was checked
      throw error;
    });
    if (verdict === 'wrong') throw new AppError('WRONG_SECOND_FACTOR');
    await giveBack();
    if (verdict === 'over') throw new AppError('SECOND_FACTOR_OVER');
    await this.endSession.execute(caller);
    return { token: verdict.token, mark: this.devices.mark(normalizeEmail(verdict.email)) };
  }

  /** A wrong code is committed as an attempt, so it is returned, not thrown. Of two right ones at once the second is too late. */
  private judge(challenge: Buffer, adminId: string, code: string, caller: Caller): Promise<Verdict> {
    return this.unitOfWork.run(async (tx) => {
      const admin = await lockAdmin(tx, adminId);
      const now = admin && (await tryChallenge(tx, challenge));
      if (!admin || !now) return 'over';
      if (!(await takeCode(tx, this.keys, { adminId, code, now }))) {
        const wrong = happened('codigo-recusado', caller, 'codigo');
        await recordActivity(tx, { tipo: 'administrador', id: adminId }, wrong);
        return 'wrong';
      }
      await closeChallenge(tx, challenge);
      return { token: await startAdminSession(tx, adminId, caller, 'codigo'), email: admin.email };
    });
  }
}
