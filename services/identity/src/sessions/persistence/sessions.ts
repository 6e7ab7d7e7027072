import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { PLAN_NOW, USER_COLUMNS, type UserRow } from '../../users/persistence/users.js';
import type { SessionTimes } from '../domain/lifetime.js';

export interface NewSession {
  id: string;
  tokenHash: Buffer;
  userId: string;
  /** The hash that the password was compared with. */
  senhaHash: string;
  ip: string;
  userAgent: string;
  /** Seconds. */
  idle: number;
  limit: number;
}

// The password is compared before the transaction, so it may have been changed since: then no session is opened.
const open = statement(
  'session-open',
  `WITH owner AS (
     UPDATE users SET ultimo_login = agora() WHERE id = $3 AND senha_hash = $4 RETURNING ${USER_COLUMNS}
   ), opened AS (
     INSERT INTO sessions (id, token_hash, user_id, ip, user_agent, expira_em, limite_em)
     SELECT $1, $2, owner.id, $5, $6, now_.at + make_interval(secs => $7), now_.at + make_interval(secs => $8)
     FROM owner, (SELECT agora() AS at) AS now_
   )
   SELECT * FROM owner`,
);

/** The session's owner, or null when the account or its password changed in between. */
export const openSession = (db: Queryable, session: NewSession) =>
  one<UserRow>(db, open, [
    session.id,
    session.tokenHash,
    session.userId,
    session.senhaHash,
    session.ip,
    session.userAgent,
    session.idle,
    session.limit,
  ]);

const end = statement(
  'session-end',
  'DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING token_hash',
);

/** The hash of the ended session's token; null when there was none. */
export async function endSession(db: Queryable, id: string, userId: string): Promise<Buffer | null> {
  const row = await one<{ token_hash: Buffer }>(db, end, [id, userId]);
  return row?.token_hash ?? null;
}

/** A session with what its owner may do, and the database's own time of looking (D3). */
export interface FoundSession extends SessionTimes {
  id: string;
  user_id: string;
  plano: UserRow['plano'];
  unlimited_proposals: boolean;
  is_admin: boolean;
  agora: Date;
}

const byHash = statement(
  'session-by-hash',
  `SELECT s.id, s.user_id, s.usado_em, s.expira_em, s.limite_em, ${PLAN_NOW}, u.unlimited_proposals, u.is_admin,
     agora() AS agora
   FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1`,
);
export const findSession = (db: Queryable, tokenHash: Buffer) => one<FoundSession>(db, byHash, [tokenHash]);

const renew = statement(
  'session-renew',
  `UPDATE sessions SET usado_em = agora(), expira_em = least(agora() + make_interval(secs => $2), limite_em)
   WHERE id = $1`,
);
export const renewSession = (db: Queryable, id: string, idle: number) => db.query(renew, [id, idle]);

const removeEnded = statement(
  'session-remove-ended',
  `DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE expira_em <= agora() LIMIT 5000)`,
);
export const removeEndedSessions = (db: Queryable) => db.query(removeEnded);
