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
