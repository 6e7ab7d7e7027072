import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { UserRow } from '../../users/find-user.js';
import { PLAN_NOW } from '../../users/plan-now.js';
import type { SessionTimes } from '../domain/lifetime.js';
import { SESSIONS_MAX } from '../open-session.js';

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
