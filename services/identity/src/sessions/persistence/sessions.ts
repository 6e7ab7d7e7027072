import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { PLAN_NOW, USER_COLUMNS, type UserRow } from '../../users/persistence/users.js';
import type { SessionTimes } from '../domain/lifetime.js';

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
const SESSIONS_MAX = 100;
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

const endAll = statement('session-end-all', 'DELETE FROM sessions WHERE user_id = $1');
/** Ends every session of a user; tell the gateways after commit (D8). */
export const endAllSessions = (db: Queryable, userId: string) => db.query(endAll, [userId]);

const endOthers = statement('session-end-others', 'DELETE FROM sessions WHERE user_id = $1 AND id <> $2');
/** All but `keep`; tell the gateways after commit. */
export const endOtherSessions = (db: Queryable, userId: string, keep: string) =>
  db.query(endOthers, [userId, keep]);

export interface OwnSession {
  id: string;
  metodo: 'senha' | 'google';
  ip: string;
  user_agent: string;
  criado_em: Date;
  usado_em: Date;
}

const listOwn = statement(
  'session-list-own',
  `SELECT id, metodo, ip, user_agent, criado_em, usado_em FROM sessions
   WHERE user_id = $1 AND expira_em > agora() ORDER BY usado_em DESC, id LIMIT ${SESSIONS_MAX}`,
);
export const listOwnSessions = (db: Queryable, userId: string) => db.query<OwnSession>(listOwn, [userId]);

const end = statement(
  'session-end',
  'DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING token_hash',
);

/** The hash of the ended session's token; null when there was none. */
export async function endSession(db: Queryable, id: string, userId: string): Promise<Buffer | null> {
  const row = await one<{ token_hash: Buffer }>(db, end, [id, userId]);
  return row?.token_hash ?? null;
}

const endOthersByGoogle = statement(
  'session-end-others-google',
  `DELETE FROM sessions WHERE user_id = $1 AND id <> $2 AND metodo = 'google'`,
);
/** All that were opened through Google but `keep`; tell the gateways after commit. */
export const endOtherGoogleSessions = (db: Queryable, userId: string, keep: string) =>
  db.query(endOthersByGoogle, [userId, keep]);

const hold = statement(
  'session-hold',
  'SELECT metodo FROM sessions WHERE id = $1 AND user_id = $2 AND expira_em > agora() FOR KEY SHARE',
);
/**
 * How this user's session was opened, if it stands; then it does until this transaction ends. For what a session which was
 * just ended must not bring about. The user's row is locked before.
 */
export const holdMethod = async (tx: Queryable, id: string, userId: string) =>
  (await one<Pick<OwnSession, 'metodo'>>(tx, hold, [id, userId]))?.metodo ?? null;

/** Whether it stands. */
export const holdSession = async (tx: Queryable, id: string, userId: string): Promise<boolean> =>
  (await holdMethod(tx, id, userId)) !== null;

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
   FROM sessions s JOIN users u ON u.id = s.user_id AND u.fechada_em IS NULL WHERE s.token_hash = $1`,
);
export const findSession = (db: Queryable, tokenHash: Buffer) => one<FoundSession>(db, byHash, [tokenHash]);

const renew = statement(
  'session-renew',
  `UPDATE sessions SET usado_em = at, expira_em = least(at + make_interval(secs => $2), limite_em)
   FROM (SELECT agora() AS at) AS now_ WHERE id = $1`,
);
export const renewSession = (db: Queryable, id: string, idle: number) => db.query(renew, [id, idle]);

const removeEnded = statement(
  'session-remove-ended',
  `DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE expira_em <= agora() LIMIT 5000)`,
);
export const removeEndedSessions = (db: Queryable) => db.query(removeEnded);
