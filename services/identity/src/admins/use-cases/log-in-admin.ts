import type { InputOf } from '@acordo/contracts/call';
import { normalizeEmail } from '@acordo/contracts/email-address';
import type { adminLogin } from '@acordo/contracts/http/vitamina/auth/login';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { ActivityNotes } from '../../activity/activity-notes.js';
import { happened } from '../../activity/activity-event.js';
import { recordActivity } from '../../activity/record-activity.js';
import { Passwords } from '../../passwords/passwords.js';
import { hashToken, newToken } from '../../tokens/token.js';
import { AdminDevices } from '../admin-devices.js';
import { AdminLoginLimits } from '../admin-login-limits.js';
import {
  type AdminCredentials,
  findAdminCredentials,
  lockAdmin,
  updateAdmin,
} from '../persistence/admins.js';
import { openChallenge } from '../persistence/challenges.js';
import { isSecondFactorOn } from '../persistence/second-factors.js';
import { startAdminSession } from '../start-session.js';
import { EndAdminSession } from './end-admin-session.js';

/** A session, or a sign-in that waits for a code. `mark`: a new device cookie, if the browser has none of this account. */
export type AdminLogin = { token: string; mark: string | null } | { tempToken: string };

/**
 * D32: the first step of signing in to the panel. Throws ADMIN_WRONG_CREDENTIALS alike, and after the same time, for an
 * unknown name and a wrong password; TOO_MANY by D48.
 */
@Injectable()
export class LogInAdmin {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly limits: AdminLoginLimits,
    private readonly devices: AdminDevices,
    private readonly endSession: EndAdminSession,
    private readonly notes: ActivityNotes,
  ) {}

  async execute(
    { username, password }: InputOf<typeof adminLogin>['body'],
    caller: Caller,
    givenMark: string | undefined,
  ): Promise<AdminLogin> {
    const email = normalizeEmail(username);
    const device = this.devices.of(givenMark, email);
    const note = (tipo: 'entrada-recusada' | 'limite-entrada') =>
      this.notes.note({ tipo: 'administrador', email }, happened(tipo, caller, 'senha'));
    const counting = this.limits.countPassword({ email, ip: caller.ip, known: device });
    const giveBack = await counting.catch((error: unknown) => {
      note('limite-entrada');
      throw error;
    });
    const entered = await this.enter(email, password, caller).catch(async (error: unknown) => {
      // Only a response about the password counts: a full queue or an unavailable database reveals nothing.
      if (error instanceof AppError && error.code === 'ADMIN_WRONG_CREDENTIALS') note('entrada-recusada');
      else await giveBack();
      throw error;
    });
    await giveBack();
    if ('tempToken' in entered) return entered;
    await this.endSession.execute(caller); // the browser's cookie is about to be replaced, so the old session could not be ended later
    return { ...entered, mark: this.devices.renewed(givenMark, email) };
  }

  private async enter(email: string, password: string, caller: Caller) {
    const known = await findAdminCredentials(this.database, email);
    const match = await this.passwords.match(known?.senha_hash ?? null, password);
    if (!known || match === 'none') throw new AppError('ADMIN_WRONG_CREDENTIALS');
    // The password was right either way: where hashing is busy it is hashed again at the next sign-in.
    const anew = match === 'as-typed' ? await this.passwords.hash(password).catch(() => null) : null;
    return this.admit(known, anew, caller);
  }

  /** The password was compared before, so it may have been changed since; and a second factor may have been switched on. */
  private admit(
    known: AdminCredentials,
    anew: string | null,
    caller: Caller,
  ): Promise<{ token: string } | { tempToken: string }> {
    return this.unitOfWork.run(async (tx) => {
      const admin = await lockAdmin(tx, known.id);
      if (admin?.senha_hash !== known.senha_hash) throw new AppError('ADMIN_WRONG_CREDENTIALS');
      if (anew) await updateAdmin(tx, known.id, { senha_hash: anew });
      if (!(await isSecondFactorOn(tx, known.id)))
        return { token: await startAdminSession(tx, known.id, caller, 'senha') };
      const tempToken = newToken();
      await openChallenge(tx, hashToken(tempToken), known.id);
      const asked = happened('codigo-pedido', caller, 'senha');
      await recordActivity(tx, { tipo: 'administrador', id: known.id }, asked);
      return { tempToken };
    });
  }
}
