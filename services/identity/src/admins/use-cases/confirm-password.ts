import { normalizeEmail } from '@acordo/contracts/email-address';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import type { Queryable } from '@acordo/service-kit/database/statement';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { ActivityNotes } from '../../activity/activity-notes.js';
import { happened } from '../../activity/activity-event.js';
import { Passwords } from '../../passwords/passwords.js';
import { AdminLoginLimits } from '../admin-login-limits.js';
import { lockSignedIn } from '../lock-signed-in.js';
import { findOwnCredentials, type LockedAdmin } from '../persistence/admins.js';

/** The compared hash; `lock` refuses if it has changed. */
export interface Confirmed {
  /** Normalised. */
  email: string;
  lock(tx: Queryable): Promise<LockedAdmin>;
}

/**
 * Required before an administrator's own account is changed: an open session alone must not be enough. Counted
 * like a sign-in (D48), by session, so that strangers' attempts don't block the owner. Throws WRONG_PASSWORD, TOO_MANY.
 */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly limits: AdminLoginLimits,
    private readonly notes: ActivityNotes,
  ) {}

  async execute(caller: Caller, password: string): Promise<Confirmed> {
    const { sub, sid, ip } = caller;
    const known = await findOwnCredentials(this.database, sub);
    if (!known) throw new AppError('NOT_AUTHENTICATED');
    const email = normalizeEmail(known.email);
    const note = (tipo: 'senha-atual-recusada' | 'limite-entrada') =>
      this.notes.note({ tipo: 'administrador', id: sub }, happened(tipo, caller, 'senha'));
    const counting = this.limits.countPassword({ email, ip, known: `session ${sid}` });
    const giveBack = await counting.catch((error: unknown) => {
      note('limite-entrada');
      throw error;
    });
    const right = await this.passwords.matches(known.senha_hash, password).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (!right) {
      note('senha-atual-recusada');
      throw new AppError('WRONG_PASSWORD');
    }
    await giveBack();
    return { email, lock: (tx) => lockUnchanged(tx, caller, known.senha_hash) };
  }
}

async function lockUnchanged(tx: Queryable, caller: Caller, hash: string): Promise<LockedAdmin> {
  const admin = await lockSignedIn(tx, caller);
  if (admin.senha_hash !== hash) throw new AppError('WRONG_PASSWORD');
  return admin;
}
