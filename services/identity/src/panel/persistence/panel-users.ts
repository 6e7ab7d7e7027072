import type { KnownUser } from '@acordo/contracts/internal/admin-users';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

/** A user as the panel shows it, but for the count of proposals, which is not ours. */
export type PanelUser = Omit<KnownUser, 'criado_em' | 'ultimo_login'> & {
  criado_em: Date;
  ultimo_login: Date | null;
};
const COLUMNS = 'id, nome, email, unlimited_proposals, is_admin, ultimo_login, criado_em';
/** A closed account waits for its erasure (D37): nobody can sign in to it, and there is nothing to change. */
const OPEN = 'fechada_em IS NULL';
/** Newer than everything. */
const BEFORE_ALL = { em: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

const page = statement(
  'panel-users',
  `SELECT ${COLUMNS} FROM users WHERE ${OPEN} AND (criado_em, id) < ($1::timestamptz, $2::uuid)
   ORDER BY criado_em DESC, id DESC LIMIT $3`,
);
// Looked for literally: what was typed is never a pattern.
const found = statement(
  'panel-users-found',
  `SELECT ${COLUMNS} FROM users
   WHERE ${OPEN} AND (criado_em, id) < ($1::timestamptz, $2::uuid) AND position(dobra($4) IN busca) > 0
   ORDER BY criado_em DESC, id DESC LIMIT $3`,
);

export interface UserPage {
  rows: number;
  em?: string | undefined;
  id?: string | undefined;
  q: string;
}
export function listPanelUsers(
  db: Queryable,
  { rows, em = BEFORE_ALL.em, id = BEFORE_ALL.id, q }: UserPage,
): Promise<PanelUser[]> {
  return q === '' ? db.query(page, [em, id, rows]) : db.query(found, [em, id, rows, q]);
}

const counts = statement(
  'panel-user-counts',
  `SELECT count(*)::int AS usuarios, (count(*) FILTER (WHERE is_admin))::int AS administradores,
     (count(*) FILTER (WHERE unlimited_proposals))::int AS ilimitados
   FROM users WHERE ${OPEN}`,
);
export interface UserCounts {
  usuarios: number;
  administradores: number;
  ilimitados: number;
}
export async function countPanelUsers(db: Queryable): Promise<UserCounts> {
  const row = await one<UserCounts>(db, counts);
  if (!row) throw new Error('a count without a row');
  return row;
}

const lock = statement(
  'panel-user-lock',
  `SELECT ${COLUMNS}, email_confirmado_em IS NOT NULL AS email_confirmado, agora() AS agora
   FROM users WHERE id = $1 AND ${OPEN} FOR UPDATE`,
);
/** With the database's own time of looking (D3). */
export type LockedUser = PanelUser & { email_confirmado: boolean; agora: Date };
export const lockPanelUser = (tx: Queryable, id: string) => one<LockedUser>(tx, lock, [id]);

const write = statement(
  'panel-user-write',
  `UPDATE users SET nome = $2, email = $3, email_normalizado = $4, unlimited_proposals = $5, is_admin = $6,
     email_confirmado_em = CASE WHEN email_normalizado = $4 THEN email_confirmado_em END,
     senha_provada_em = CASE WHEN email_normalizado = $4 THEN senha_provada_em END,
     email_recusado_em = CASE WHEN email_normalizado = $4 THEN email_recusado_em END
   WHERE id = $1`,
);
export interface WrittenUser {
  id: string;
  nome: string;
  email: string;
  emailNormalizado: string;
  unlimited_proposals: boolean;
  is_admin: boolean;
}
/**
 * Another address is unconfirmed, and nobody has shown yet to have its mailbox (D11, D29). Throws Postgres' unique
 * violation when it is taken.
 */
export const writePanelUser = (tx: Queryable, user: WrittenUser) =>
  tx.query(write, [
    user.id,
    user.nome,
    user.email,
    user.emailNormalizado,
    user.unlimited_proposals,
    user.is_admin,
  ]);
