import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { Not } from 'typeorm';
import { AdminSessionEntity } from '../../database/entities/admin-session.js';

/** Seconds. */
interface Life {
  idle: number;
  limit: number;
}
const p = parameters<AdminSessionEntity & Life>();

const byHash = statement(
  'admin-session-by-hash',
  sql`SELECT id, admin_id, usado_em, expira_em, limite_em, agora() AS now
      FROM admin_sessions WHERE token_hash = ${p.token_hash}`,
).returning<
  Pick<AdminSessionEntity, 'id' | 'admin_id' | 'usado_em' | 'expira_em' | 'limite_em'> & { now: Date }
>();
export const findAdminSession = (db: Queryable, token_hash: Buffer) => one(db, byHash, { token_hash });

const STANDS = sql`SELECT 1 AS found FROM admin_sessions
  WHERE id = ${p.id} AND admin_id = ${p.admin_id} AND expira_em > agora()`;

const stands = statement('admin-session-stands', STANDS);
/** Whether this is a valid administrator's session. Removing an account deletes its sessions. */
export const isAdminSession = async (db: Queryable, id: string, admin_id: string): Promise<boolean> =>
  (await one(db, stands, { id, admin_id })) !== null;

const hold = statement('admin-session-hold', sql`${STANDS} FOR KEY SHARE`);
/**
 * The same, locked until this transaction ends: signing out waits. Code that also locks the account's row does that
 * first, so that no deadlock arises.
 */
export const holdAdminSession = async (tx: Queryable, id: string, admin_id: string): Promise<boolean> =>
  (await one(tx, hold, { id, admin_id })) !== null;

const renew = statement(
  'admin-session-renew',
  sql`UPDATE admin_sessions SET usado_em = at, expira_em = least(at + make_interval(secs => ${p.idle}), limite_em)
      FROM (SELECT agora() AS at) AS now_ WHERE id = ${p.id}`,
);
export const renewAdminSession = (db: Queryable, id: string, idle: number) => db.query(renew, { id, idle });

const open = statement(
  'admin-session-open',
  // the clock is read once (D3)
  sql`WITH now_ AS MATERIALIZED (SELECT agora() AS at),
        owner AS (UPDATE admins SET ultimo_login = now_.at FROM now_ WHERE id = ${p.admin_id} RETURNING id)
      INSERT INTO admin_sessions
        (id, token_hash, admin_id, ip, user_agent, criado_em, usado_em, expira_em, limite_em)
      SELECT ${p.id}, ${p.token_hash}, owner.id, ${p.ip}, ${p.user_agent}, at, at,
        at + make_interval(secs => ${p.idle}), at + make_interval(secs => ${p.limit})
      FROM owner, now_`,
);
type NewAdminSession = Pick<AdminSessionEntity, 'id' | 'token_hash' | 'admin_id' | 'ip' | 'user_agent'> &
  Life;
/** In a transaction that has locked the administrator's row and checked that no second factor is missing. */
export const openAdminSession = (tx: Queryable, session: NewAdminSession) => tx.query(open, session);

const end = statement(
  'admin-session-end',
  sql`DELETE FROM admin_sessions WHERE id = ${p.id} AND admin_id = ${p.admin_id} RETURNING token_hash`,
).returning<Pick<AdminSessionEntity, 'token_hash'>>();
/** The hash of the ended session's token; null when there was none. */
export const endAdminSession = async (db: Queryable, id: string, admin_id: string): Promise<Buffer | null> =>
  (await one(db, end, { id, admin_id }))?.token_hash ?? null;

/** All sessions of an administrator but this one; `keep` null: all. */
export const endAdminSessions = (tx: Tx, admin_id: string, keep: string | null) =>
  tx.repository(AdminSessionEntity).delete({ admin_id, ...(keep && { id: Not(keep) }) });
