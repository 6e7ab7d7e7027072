import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { USER_COLUMNS, type UserRow } from '../users/find-user.js';

export interface NewSession {
  id: string;
  tokenHash: Buffer;
  userId: string;
  ip: string;
  userAgent: string;
  /** Seconds. */
  idle: number;
  limit: number;
}

// The clock is asked once (D3): an end is as far from the beginning as it says.
const opening = (metodo: 'senha' | 'google', condition: string) => `WITH now_ AS MATERIALIZED (
     SELECT agora() AS at
   ), owner AS (
     UPDATE users SET ultimo_login = now_.at FROM now_ WHERE id = $3 AND fechada_em IS NULL ${condition}
     RETURNING ${USER_COLUMNS}
   ), opened AS (
     INSERT INTO sessions (id, token_hash, user_id, ip, user_agent, criado_em, usado_em, expira_em, limite_em, metodo)
     SELECT $1, $2, owner.id, $4, $5, at, at, at + make_interval(secs => $6), at + make_interval(secs => $7), '${metodo}'
     FROM owner, now_
   )
   SELECT * FROM owner`;
const values = ({ id, tokenHash, userId, ip, userAgent, idle, limit }: NewSession) => [
  id,
  tokenHash,
  userId,
  ip,
  userAgent,
  idle,
  limit,
];

// The password is compared before the transaction, so it may have been changed since: then no session is opened.
const open = statement('session-open', opening('senha', 'AND senha_hash = $8'));
/**
 * The session's owner, or null when the account or its password changed in between. `senhaHash` is what the password was
 * compared with.
 */
export const openSession = (db: Queryable, session: NewSession & { senhaHash: string }) =>
  one<UserRow>(db, open, [...values(session), session.senhaHash]);

const openByGoogle = statement('session-open-google', opening('google', ''));
/** For who came through Google (D11): its owner, or null when the account is gone. */
export const openGoogleSession = (db: Queryable, session: NewSession) =>
  one<UserRow>(db, openByGoogle, values(session));

/** Devices on which one account is signed in at once; as many as its owner is shown. */
export const SESSIONS_MAX = 100;
const trim = statement(
  'session-trim',
  `DELETE FROM sessions WHERE id IN (
     SELECT id FROM sessions WHERE user_id = $1 ORDER BY usado_em DESC, id OFFSET ${SESSIONS_MAX})`,
);
/**
 * After one was opened: those used longest ago end, so that signing in over and over keeps no row each (docs/decisions/0029).
 * Gateways may still know one of them for two seconds.
 */
export const trimSessions = (db: Queryable, userId: string) => db.query(trim, [userId]);
