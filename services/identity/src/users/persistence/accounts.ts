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

const setHash = statement('account-set-password', 'UPDATE users SET senha_hash = $2 WHERE id = $1');
/** By whoever knew the one before, so it is as much the mailbox owner's as that one was. */
export const setPassword = (tx: Queryable, id: string, hash: string) => tx.query(setHash, [id, hash]);

const setProvedHash = statement(
  'account-set-proved-password',
  'UPDATE users SET senha_hash = $2, senha_provada_em = agora() WHERE id = $1',
);
/** By whoever has the mailbox (D11). */
export const setProvedPassword = (tx: Queryable, id: string, hash: string) =>
  tx.query(setProvedHash, [id, hash]);

const prove = statement(
  'account-prove-password',
  `UPDATE users SET senha_provada_em = coalesce(senha_provada_em, agora())
   WHERE id = $1 AND senha_hash IS NOT NULL`,
);
/** Whoever logged in with the password has just shown the mailbox as well (D11). */
export const provePassword = (tx: Queryable, id: string) => tx.query(prove, [id]);

const confirm = statement(
  'account-confirm-email',
  `UPDATE users SET email_confirmado_em = coalesce(email_confirmado_em, agora()), email_recusado_em = NULL
   WHERE id = $1 AND email_normalizado = $2 AND fechada_em IS NULL RETURNING id`,
);
/** Whether the account still has the address that was shown to be its own. */
export const confirmAddress = async (tx: Queryable, id: string, emailNormalizado: string): Promise<boolean> =>
  (await one(tx, confirm, [id, emailNormalizado])) !== null;
