import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

const any = statement('admin-any', 'SELECT 1 AS found FROM admins LIMIT 1');
export const hasAdmin = async (db: Queryable): Promise<boolean> => (await one(db, any)) !== null;

const lock = statement(
  'admin-first-lock',
  `SELECT pg_advisory_xact_lock(hashtextextended('acordo:identity:first-admin', 0))`,
);
/** Copies of the service that start together take turns at making the first administrator. */
export const lockFirstAdmin = (tx: Queryable) => tx.query(lock);

export interface NewAdmin {
  id: string;
  email: string;
  emailNormalizado: string;
  senhaHash: string;
}

const insert = statement(
  'admin-insert',
  'INSERT INTO admins (id, email, email_normalizado, senha_hash) VALUES ($1, $2, $3, $4)',
);
export const insertAdmin = (tx: Queryable, admin: NewAdmin) =>
  tx.query(insert, [admin.id, admin.email, admin.emailNormalizado, admin.senhaHash]);

const byEmail = statement('admin-by-email', 'SELECT senha_hash FROM admins WHERE email_normalizado = $1');
export const findAdminHash = async (db: Queryable, normalized: string): Promise<string | null> =>
  (await one<{ senha_hash: string }>(db, byEmail, [normalized]))?.senha_hash ?? null;

export interface AdminCredentials {
  id: string;
  senha_hash: string;
}
const credentials = statement(
  'admin-credentials',
  'SELECT id, senha_hash FROM admins WHERE email_normalizado = $1',
);
export const findAdminCredentials = (db: Queryable, normalized: string) =>
  one<AdminCredentials>(db, credentials, [normalized]);

const ownCredentials = statement(
  'admin-own-credentials',
  'SELECT email, senha_hash FROM admins WHERE id = $1',
);
export const findOwnCredentials = (db: Queryable, id: string) =>
  one<{ email: string; senha_hash: string }>(db, ownCredentials, [id]);

export interface LockedAdmin extends AdminCredentials {
  email: string;
  /** The database's own time of looking (D3). */
  agora: Date;
}
const lockOne = statement(
  'admin-lock',
  'SELECT id, email, senha_hash, agora() AS agora FROM admins WHERE id = $1 FOR UPDATE',
);
/**
 * Everything that changes an administrator's account takes turns here. What is read of the account's other tables is asked
 * afterwards, by statements of their own: this one may have waited, and what it saw beside the row would be old.
 */
export const lockAdmin = (tx: Queryable, id: string) => one<LockedAdmin>(tx, lockOne, [id]);

const name = statement('admin-name', 'SELECT email FROM admins WHERE id = $1 FOR SHARE');
/** The e-mail of an administrator, who stays one until this transaction ends; null when the account is gone. */
export const holdAdmin = async (tx: Queryable, id: string): Promise<string | null> =>
  (await one<{ email: string }>(tx, name, [id]))?.email ?? null;

/** Unique constraint that refuses an address which another administrator has. */
export const ADMIN_EMAIL_CONSTRAINT = 'admins_email_normalizado_key';

const setEmail = statement(
  'admin-set-email',
  'UPDATE admins SET email = $2, email_normalizado = $3 WHERE id = $1',
);
/** Throws Postgres' unique violation of ADMIN_EMAIL_CONSTRAINT. */
export const setAdminEmail = (tx: Queryable, id: string, email: string, normalized: string) =>
  tx.query(setEmail, [id, email, normalized]);

const setPassword = statement('admin-set-password', 'UPDATE admins SET senha_hash = $2 WHERE id = $1');
export const setAdminPassword = (tx: Queryable, id: string, hash: string) =>
  tx.query(setPassword, [id, hash]);

const remove = statement('admin-remove', 'DELETE FROM admins WHERE id = $1');
/** Sessions, second factor and waiting sign-ins go with the account. */
export const removeAdmin = (tx: Queryable, id: string) => tx.query(remove, [id]);
