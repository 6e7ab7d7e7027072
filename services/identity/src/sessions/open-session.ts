import { parameters, raw, type Sql, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SessionEntity } from '../database/entities/session.js';
import type { UserEntity } from '../database/entities/user.js';
import { USER_COLUMNS, type UserRow } from '../users/find-user.js';

export type NewSession = Pick<SessionEntity, 'id' | 'token_hash' | 'user_id' | 'ip' | 'user_agent'> & {
  /** Seconds. */
  idle: number;
  limit: number;
};
const p = parameters<NewSession & Pick<UserEntity, 'senha_hash'>>();

// The clock is read once (D3): beginning and end have the exact distance.
const opening = <Values extends object>(metodo: SessionEntity['metodo'], condition: Sql<Values>) =>
  sql`WITH now_ AS MATERIALIZED (
        SELECT agora() AS at
      ), owner AS (
        UPDATE users SET ultimo_login = now_.at FROM now_
        WHERE id = ${p.user_id} AND fechada_em IS NULL ${condition} RETURNING ${USER_COLUMNS}
      ), opened AS (
        INSERT INTO sessions
          (id, token_hash, user_id, ip, user_agent, criado_em, usado_em, expira_em, limite_em, metodo)
        SELECT ${p.id}, ${p.token_hash}, owner.id, ${p.ip}, ${p.user_agent}, at, at,
          at + make_interval(secs => ${p.idle}), at + make_interval(secs => ${p.limit}), ${raw(`'${metodo}'`)}
        FROM owner, now_
      )
      SELECT * FROM owner`;

// The password is compared before the transaction, so it may have been changed since: then no session is opened.
const open = statement(
  'session-open',
  opening('senha', sql`AND senha_hash = ${p.senha_hash}`),
).returning<UserRow>();
/**
 * The session's owner, or null when the account or its password changed in between. `senha_hash` is what the password was
 * compared with.
 */
export const openSession = (db: Queryable, session: NewSession & { senha_hash: string }) =>
  one(db, open, session);

const openByGoogle = statement('session-open-google', opening('google', raw(''))).returning<UserRow>();
/** For a sign-in with Google (D11): its owner, or null when the account was deleted. */
export const openGoogleSession = (db: Queryable, session: NewSession) => one(db, openByGoogle, session);

/** Devices on which one account is signed in at once; as many as its owner is shown. */
export const SESSIONS_MAX = 100;
const trim = statement(
  'session-trim',
  sql`DELETE FROM sessions WHERE id IN (
        SELECT id FROM sessions WHERE user_id = ${p.user_id}
        ORDER BY usado_em DESC, id OFFSET ${raw(`${SESSIONS_MAX}`)})`,
);
/**
 * After one was opened: those used longest ago end, so that repeated sign-ins do not each keep a row (docs/decisions/0029).
 * Gateways may still have one of them cached for two seconds.
 */
export const trimSessions = (db: Queryable, user_id: string) => db.query(trim, { user_id });
