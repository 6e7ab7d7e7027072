import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

/** An account as a change of its password needs it; `agora` is the database's clock. */
export interface LockedAccount {
  id: string;
  nome: string;
  email: string;
  email_normalizado: string;
  email_confirmado_em: Date | null;
  senha_hash: string | null;
  agora: Date;
}
const COLUMNS = 'id, nome, email, email_normalizado, email_confirmado_em, senha_hash, agora() AS agora';

const lockById = statement(
  'account-lock',
  `SELECT ${COLUMNS} FROM users WHERE id = $1 AND fechada_em IS NULL FOR UPDATE`,
);
/** Null where there is no such account, or it is closed (D37). */
export const lockAccount = (tx: Queryable, id: string) => one<LockedAccount>(tx, lockById, [id]);

const lockByEmail = statement(
  'account-lock-by-email',
  `SELECT ${COLUMNS} FROM users WHERE email_normalizado = $1 AND fechada_em IS NULL FOR UPDATE`,
);
export const lockAccountOf = (tx: Queryable, emailNormalizado: string) =>
  one<LockedAccount>(tx, lockByEmail, [emailNormalizado]);

const read = statement('account-read', `SELECT ${COLUMNS} FROM users WHERE id = $1 AND fechada_em IS NULL`);
export const readAccount = (db: Queryable, id: string) => one<LockedAccount>(db, read, [id]);
