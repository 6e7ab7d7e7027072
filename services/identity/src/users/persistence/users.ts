import type { User } from '@acordo/contracts/http/auth/user';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

/** What the presenter needs of a user. */
export interface UserRow {
  id: string;
  nome: string;
  email: string;
  email_confirmado_em: Date | null;
  email_recusado_em: Date | null;
  provider: User['provider'];
  plano: User['plano'];
  is_admin: boolean;
}
/** D12: the plan that counts now; a paid one ends by the clock. For a question about `users` (a column `plano`). */
export const PLAN_NOW = `CASE WHEN plano_ate <= agora() THEN 'gratuito' ELSE plano END AS plano`;
export const USER_COLUMNS = `id, nome, email, email_confirmado_em, email_recusado_em, provider, ${PLAN_NOW}, is_admin`;

/** Unique constraint that tells two registrations of one address apart (D10). */
export const EMAIL_CONSTRAINT = 'users_email_normalizado_key';

const byId = statement('user-by-id', `SELECT ${USER_COLUMNS} FROM users WHERE id = $1`);
export const findUser = (db: Queryable, id: string) => one<UserRow>(db, byId, [id]);

const contact = statement(
  'user-contact',
  `SELECT nome, email, email_confirmado_em IS NOT NULL AS email_confirmado,
     email_recusado_em IS NOT NULL AS email_recusado, fechada_em IS NOT NULL AS conta_encerrada
   FROM users WHERE id = $1`,
);
export interface ContactRow {
  nome: string;
  email: string;
  email_confirmado: boolean;
  email_recusado: boolean;
  conta_encerrada: boolean;
}
export const findContact = (db: Queryable, id: string) => one<ContactRow>(db, contact, [id]);

const delivery = statement(
  'user-email-delivery',
  `UPDATE users SET email_recusado_em = CASE WHEN $3::boolean THEN coalesce(email_recusado_em, agora()) END
   WHERE id = $1 AND email_normalizado = $2 AND (email_recusado_em IS NOT NULL) <> $3::boolean RETURNING id`,
);
/** Whether that was news of the address the account has now. */
export const writeDelivery = async (
  db: Queryable,
  id: string,
  normalized: string,
  recusado: boolean,
): Promise<boolean> => (await one(db, delivery, [id, normalized, recusado])) !== null;

const taken = statement('user-email-taken', 'SELECT 1 AS taken FROM users WHERE email_normalizado = $1');
export const isEmailTaken = async (db: Queryable, normalized: string): Promise<boolean> =>
  (await one(db, taken, [normalized])) !== null;

const insert = statement(
  'user-insert',
  `INSERT INTO users (id, nome, email, email_normalizado, senha_hash)
   VALUES ($1, $2, $3, $4, $5) RETURNING ${USER_COLUMNS}`,
);

export interface NewUser {
  id: string;
  nome: string;
  email: string;
  emailNormalizado: string;
  senhaHash: string;
}

/** Throws Postgres' unique violation of EMAIL_CONSTRAINT when the address is taken. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow> {
  const row = await one<UserRow>(db, insert, [
    user.id,
    user.nome,
    user.email,
    user.emailNormalizado,
    user.senhaHash,
  ]);
  if (!row) throw new Error('an insert answered no row');
  return row;
}

const credentials = statement(
  'user-credentials',
  'SELECT id, senha_hash FROM users WHERE email_normalizado = $1 AND fechada_em IS NULL',
);
/** A closed account has none: it is answered like one that never was (D37). */
export const findCredentials = (db: Queryable, normalized: string) =>
  one<{ id: string; senha_hash: string | null }>(db, credentials, [normalized]);

const replace = statement(
  'user-replace-hash',
  'UPDATE users SET senha_hash = $3 WHERE id = $1 AND senha_hash = $2',
);
/** The same password, hashed anew; nothing where it was changed meanwhile. */
export const replaceHash = (db: Queryable, of: { id: string; before: string; hash: string }) =>
  db.query(replace, [of.id, of.before, of.hash]);
