import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { USER_COLUMNS, type UserRow } from '../find-user.js';

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
