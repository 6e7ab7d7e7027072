import type { Caller } from '@acordo/service-kit/caller/caller';
import type { Queryable } from '@acordo/service-kit/database/statement';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { holdAdminSession } from './persistence/admin-sessions.js';
import { holdAdmin, type LockedAdmin, lockAdmin } from './persistence/admins.js';

type SignedIn = Pick<Caller, 'sub' | 'sid'>;

/**
 * For a change of the caller's own account. The guard checked the session before the transaction; a caller signed out
 * since then is refused. Throws NOT_AUTHENTICATED.
 */
export async function lockSignedIn(tx: Queryable, { sub, sid }: SignedIn): Promise<LockedAdmin> {
  const admin = await lockAdmin(tx, sub);
  if (!admin || !(await holdAdminSession(tx, sid, sub))) throw new AppError('NOT_AUTHENTICATED');
  return admin;
}

/**
 * The same for a change by the panel's service in the caller's name; returns the email for the audit trail. Account and session
 * are locked until the transaction ends. Throws ADMIN_SESSION_OVER.
 */
export async function holdSignedIn(tx: Queryable, { sub, sid }: SignedIn): Promise<string> {
  const name = await holdAdmin(tx, sub);
  if (name === null || !(await holdAdminSession(tx, sid, sub))) throw new AppError('ADMIN_SESSION_OVER');
  return name;
}
