import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SessionTimes } from '../../sessions/domain/lifetime.js';

export interface FoundAdminSession extends SessionTimes {
  id: string;
  admin_id: string;
  agora: Date;
}

const byHash = statement(
  'admin-session-by-hash',
  `SELECT id, admin_id, usado_em, expira_em, limite_em, agora() AS agora
   FROM admin_sessions WHERE token_hash = $1`,
);
export const findAdminSession = (db: Queryable, tokenHash: Buffer) =>
  one<FoundAdminSession>(db, byHash, [tokenHash]);

const stands = statement(
  'admin-session-stands',
  'SELECT 1 AS found FROM admin_sessions WHERE id = $1 AND admin_id = $2 AND expira_em > agora()',
);
/** Whether this is an administrator's session that is not over. An account takes its sessions along when it is removed. */
export const isAdminSession = async (db: Queryable, id: string, adminId: string): Promise<boolean> =>
  (await one(db, stands, [id, adminId])) !== null;

const hold = statement(
  'admin-session-hold',
  'SELECT 1 AS found FROM admin_sessions WHERE id = $1 AND admin_id = $2 AND expira_em > agora() FOR KEY SHARE',
);
/**
 * The same, and it stays until this transaction ends: signing out waits. Whoever locks the account's row as well does that
 * first, so that no two wait for each other.
 */
export const holdAdminSession = async (tx: Queryable, id: string, adminId: string): Promise<boolean> =>
  (await one(tx, hold, [id, adminId])) !== null;

const renew = statement(
  'admin-session-renew',
  `UPDATE admin_sessions SET usado_em = at, expira_em = least(at + make_interval(secs => $2), limite_em)
   FROM (SELECT agora() AS at) AS now_ WHERE id = $1`,
);
export const renewAdminSession = (db: Queryable, id: string, idle: number) => db.query(renew, [id, idle]);

export interface NewAdminSession {
  id: string;
  tokenHash: Buffer;
  adminId: string;
  ip: string;
  userAgent: string;
  /** Seconds. */
  idle: number;
  limit: number;
}
const open = statement(
  'admin-session-open',
  // the clock is asked once (D3)
  `WITH now_ AS MATERIALIZED (SELECT agora() AS at),
     owner AS (UPDATE admins SET ultimo_login = now_.at FROM now_ WHERE id = $3 RETURNING id)
   INSERT INTO admin_sessions (id, token_hash, admin_id, ip, user_agent, criado_em, usado_em, expira_em, limite_em)
   SELECT $1, $2, owner.id, $4, $5, at, at, at + make_interval(secs => $6), at + make_interval(secs => $7)
   FROM owner, now_`,
);
/** In a transaction that has locked the administrator's row and seen that nothing more is to be proven. */
export const openAdminSession = (tx: Queryable, session: NewAdminSession) =>
  tx.query(open, [
    session.id,
    session.tokenHash,
    session.adminId,
    session.ip,
    session.userAgent,
    session.idle,
    session.limit,
  ]);

const end = statement(
  'admin-session-end',
  'DELETE FROM admin_sessions WHERE id = $1 AND admin_id = $2 RETURNING token_hash',
);
/** The hash of the ended session's token; null when there was none. */
export const endAdminSession = async (db: Queryable, id: string, adminId: string): Promise<Buffer | null> =>
  (await one<{ token_hash: Buffer }>(db, end, [id, adminId]))?.token_hash ?? null;

const endOthers = statement(
  'admin-session-end-others',
  'DELETE FROM admin_sessions WHERE admin_id = $1 AND id IS DISTINCT FROM $2::uuid',
);
/** All sessions of an administrator but this one; `keep` null: all. */
export const endAdminSessions = (tx: Queryable, adminId: string, keep: string | null) =>
  tx.query(endOthers, [adminId, keep]);
