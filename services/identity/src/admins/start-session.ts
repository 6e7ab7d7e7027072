import { randomUUID } from 'node:crypto';
import type { Queryable } from '@acordo/service-kit/database/statement';
import { LIFETIMES } from '../sessions/domain/lifetime.js';
import { hashToken, newToken } from '../sessions/domain/session-token.js';
import { openAdminSession } from '../sessions/persistence/admin-sessions.js';

const USER_AGENT_LENGTH = 512;

/** D8: a session with a new id at every sign-in. Answers the cookie's value. */
export async function startAdminSession(
  tx: Queryable,
  adminId: string,
  { ip, ua }: { ip: string; ua: string },
): Promise<string> {
  const token = newToken();
  await openAdminSession(tx, {
    id: randomUUID(),
    tokenHash: hashToken(token),
    adminId,
    ip,
    userAgent: ua.slice(0, USER_AGENT_LENGTH),
    idle: LIFETIMES.admin.idle,
    limit: LIFETIMES.admin.limit,
  });
  return token;
}
