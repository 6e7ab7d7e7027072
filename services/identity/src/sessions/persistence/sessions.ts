import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SessionEntity } from '../../database/entities/session.js';
import type { UserEntity } from '../../database/entities/user.js';
import { PLAN_NOW } from '../../users/plan-now.js';
import { SESSIONS_MAX } from '../open-session.js';

const p = parameters<SessionEntity & { idle: number }>();

export type OwnSession = Pick<
  SessionEntity,
  'id' | 'metodo' | 'ip' | 'user_agent' | 'criado_em' | 'usado_em'
>;
const listOwn = statement(
  'session-list-own',
  sql`SELECT id, metodo, ip, user_agent, criado_em, usado_em FROM sessions
      WHERE user_id = ${p.user_id} AND expira_em > agora()
      ORDER BY usado_em DESC, id LIMIT ${raw(`${SESSIONS_MAX}`)}`,
).returning<OwnSession>();
export const listOwnSessions = (db: Queryable, user_id: string) => db.query(listOwn, { user_id });

const end = statement(
  'session-end',
  sql`DELETE FROM sessions WHERE id = ${p.id} AND user_id = ${p.user_id} RETURNING token_hash`,
).returning<Pick<SessionEntity, 'token_hash'>>();
/** The hash of the ended session's token; null when there was none. */
export const endSession = async (db: Queryable, id: string, user_id: string): Promise<Buffer | null> =>
  (await one(db, end, { id, user_id }))?.token_hash ?? null;

/** A session with what its owner may do, and the database's time of the query (D3). */
type FoundSession = Pick<SessionEntity, 'id' | 'user_id' | 'usado_em' | 'expira_em' | 'limite_em'> &
  Pick<UserEntity, 'plano' | 'unlimited_proposals' | 'is_admin'> & { now: Date };
const byHash = statement(
  'session-by-hash',
  sql`SELECT s.id, s.user_id, s.usado_em, s.expira_em, s.limite_em, ${PLAN_NOW}, u.unlimited_proposals, u.is_admin,
        agora() AS now
      FROM sessions s JOIN users u ON u.id = s.user_id AND u.fechada_em IS NULL
      WHERE s.token_hash = ${p.token_hash}`,
).returning<FoundSession>();
export const findSession = (db: Queryable, token_hash: Buffer) => one(db, byHash, { token_hash });

const renew = statement(
  'session-renew',
  sql`UPDATE sessions SET usado_em = at, expira_em = least(at + make_interval(secs => ${p.idle}), limite_em)
      FROM (SELECT agora() AS at) AS now_ WHERE id = ${p.id}`,
);
export const renewSession = (db: Queryable, id: string, idle: number) => db.query(renew, { id, idle });
