import type { Database } from '@acordo/service-kit/database/database';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AdminEntity } from '../../database/entities/admin.js';

const p = parameters<AdminEntity>();

export const hasAdmin = (db: Database | Tx): Promise<boolean> => db.repository(AdminEntity).exists();

const lock = statement(
  'admin-first-lock',
  sql`SELECT pg_advisory_xact_lock(hashtextextended('acordo:identity:first-admin', 0))`,
);
/** A lock for copies of the service that start together and make the first administrator. */
export const lockFirstAdmin = (tx: Queryable) => tx.query(lock);

type NewAdmin = Pick<AdminEntity, 'id' | 'email' | 'email_normalizado' | 'senha_hash'>;
/** Throws Postgres' unique violation of ADMIN_EMAIL_CONSTRAINT. */
export const insertAdmin = (tx: Tx, admin: NewAdmin) => tx.repository(AdminEntity).insert(admin);

const credentials = statement(
  'admin-credentials',
  sql`SELECT id, senha_hash FROM admins WHERE email_normalizado = ${p.email_normalizado}`,
).returning<AdminCredentials>();
export type AdminCredentials = Pick<AdminEntity, 'id' | 'senha_hash'>;
export const findAdminCredentials = (db: Queryable, email_normalizado: string) =>
  one(db, credentials, { email_normalizado });

const ownCredentials = statement(
  'admin-own-credentials',
  sql`SELECT email, senha_hash FROM admins WHERE id = ${p.id}`,
).returning<Pick<AdminEntity, 'email' | 'senha_hash'>>();
export const findOwnCredentials = (db: Queryable, id: string) => one(db, ownCredentials, { id });

/** With the database's time of the query (D3). */
export type LockedAdmin = Pick<AdminEntity, 'id' | 'email' | 'senha_hash'> & { now: Date };
const lockOne = statement(
  'admin-lock',
  sql`SELECT id, email, senha_hash, agora() AS now FROM admins WHERE id = ${p.id} FOR UPDATE`,
).returning<LockedAdmin>();
/**
 * Everything that changes an administrator's account locks this row first. The account's other tables are read
 * afterwards, by separate statements: this one may have waited, and other rows that it read would be outdated.
 */
export const lockAdmin = (tx: Queryable, id: string) => one(tx, lockOne, { id });

const name = statement('admin-name', sql`SELECT email FROM admins WHERE id = ${p.id} FOR SHARE`).returning<
  Pick<AdminEntity, 'email'>
>();
/** The email of an administrator, locked until this transaction ends; null if the account was removed. */
export const holdAdmin = async (tx: Queryable, id: string): Promise<string | null> =>
  (await one(tx, name, { id }))?.email ?? null;

/** Unique constraint that refuses an address which another administrator has. */
export const ADMIN_EMAIL_CONSTRAINT = 'admins_email_normalizado_key';

type Changes = Partial<Pick<AdminEntity, 'email' | 'email_normalizado' | 'senha_hash'>>;
/** Throws Postgres' unique violation of ADMIN_EMAIL_CONSTRAINT. */
export const updateAdmin = (tx: Tx, id: string, changes: Changes) =>
  tx.repository(AdminEntity).update({ id }, changes);

/** Sessions, second factor and waiting sign-ins are deleted with the account. */
export const removeAdmin = (tx: Tx, id: string) => tx.repository(AdminEntity).delete({ id });
