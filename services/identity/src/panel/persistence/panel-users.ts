import type { After } from '@acordo/contracts/internal/position';
import { after, page } from '@acordo/service-kit/database/page';
import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { exactlyOne, one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { UserEntity } from '../../database/entities/user.js';
import { PLAN_NOW } from '../../users/plan-now.js';

const p = parameters<UserEntity & { q: string }>();

/** A user as the panel shows it, without the count of proposals, which is not ours. */
export type PanelUser = Pick<
  UserEntity,
  'id' | 'nome' | 'email' | 'plano' | 'unlimited_proposals' | 'is_admin' | 'ultimo_login' | 'criado_em'
>;
const COLUMNS = sql`id, nome, email, ${PLAN_NOW}, unlimited_proposals, is_admin, ultimo_login, criado_em`;
/** A closed account waits for its erasure (D37): nobody can sign in to it, and there is nothing to change. */
const OPEN = raw('fechada_em IS NULL');
const LISTED = sql`SELECT ${COLUMNS} FROM users
  WHERE ${OPEN} AND (criado_em, id) < (${page.em}::timestamptz, ${page.id}::uuid)`;
const NEWEST_FIRST = sql`ORDER BY criado_em DESC, id DESC LIMIT ${page.rows}`;

const all = statement('panel-users', sql`${LISTED} ${NEWEST_FIRST}`).returning<PanelUser>();
// Literal search: the typed text is never a pattern.
const found = statement(
  'panel-users-found',
  sql`${LISTED} AND position(dobra(${p.q}) IN busca) > 0 ${NEWEST_FIRST}`,
).returning<PanelUser>();

export type UserPage = After & { q: string };
export const listPanelUsers = (db: Queryable, { q, ...from }: UserPage): Promise<PanelUser[]> =>
  q === '' ? db.query(all, after(from)) : db.query(found, { q, ...after(from) });

export interface UserCounts {
  usuarios: number;
  administradores: number;
  ilimitados: number;
}
const counts = statement(
  'panel-user-counts',
  sql`SELECT count(*)::int AS usuarios, (count(*) FILTER (WHERE is_admin))::int AS administradores,
        (count(*) FILTER (WHERE unlimited_proposals))::int AS ilimitados
      FROM users WHERE ${OPEN}`,
).returning<UserCounts>();
export const countPanelUsers = (db: Queryable): Promise<UserCounts> => exactlyOne(db, counts);

/** With the database's time of the query (D3). */
export type LockedUser = PanelUser & { confirmed: boolean; now: Date };
const lock = statement(
  'panel-user-lock',
  sql`SELECT ${COLUMNS}, email_confirmado_em IS NOT NULL AS confirmed, agora() AS now
      FROM users WHERE id = ${p.id} AND ${OPEN} FOR UPDATE`,
).returning<LockedUser>();
export const lockPanelUser = (tx: Queryable, id: string) => one(tx, lock, { id });

const SAME_ADDRESS = sql`email_normalizado = ${p.email_normalizado}`;
const write = statement(
  'panel-user-write',
  sql`UPDATE users SET nome = ${p.nome}, email = ${p.email}, email_normalizado = ${p.email_normalizado},
        unlimited_proposals = ${p.unlimited_proposals}, is_admin = ${p.is_admin},
        email_confirmado_em = CASE WHEN ${SAME_ADDRESS} THEN email_confirmado_em END,
        senha_provada_em = CASE WHEN ${SAME_ADDRESS} THEN senha_provada_em END,
        email_recusado_em = CASE WHEN ${SAME_ADDRESS} THEN email_recusado_em END
      WHERE id = ${p.id}`,
);
type WrittenUser = Pick<
  UserEntity,
  'id' | 'nome' | 'email' | 'email_normalizado' | 'unlimited_proposals' | 'is_admin'
>;
/**
 * Another address is unconfirmed, and its mailbox is not proven yet (D11, D29). Throws Postgres' unique
 * violation when it is taken.
 */
export const writePanelUser = (tx: Queryable, user: WrittenUser) => tx.query(write, user);
