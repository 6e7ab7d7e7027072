import { randomUUID } from 'node:crypto';
import type { Caller } from '@acordo/service-kit/caller/caller';
import type { Queryable } from '@acordo/service-kit/database/statement';
import { happened } from '../activity/activity-event.js';
import { recordActivity } from '../activity/record-activity.js';
import { LIFETIMES } from '../sessions/domain/lifetime.js';
import { hashToken, newToken } from '../tokens/token.js';
import { openAdminSession } from './persistence/admin-sessions.js';

/** D8: a session with a new id at every sign-in, which is recorded (D35). Returns the cookie's value. */
export async function startAdminSession(
  tx: Queryable,
  adminId: string,
  caller: Pick<Caller, 'ip' | 'port' | 'ua'>,
  metodo: 'senha' | 'codigo',
): Promise<string> {
  const token = newToken();
  await openAdminSession(tx, {
    id: randomUUID(),
    token_hash: hashToken(token),
    admin_id: adminId,
    ip: caller.ip,
    user_agent: caller.ua,
    idle: LIFETIMES.admin.idle,
    limit: LIFETIMES.admin.limit,
  });
  await recordActivity(tx, { tipo: 'administrador', id: adminId }, happened('entrada', caller, metodo));
  return token;
}
