import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { UserEntity } from '../database/entities/user.js';

const p = parameters<UserEntity>();

/** An account with what a change of its password needs; `now` is the database's clock. */
export type LockedAccount = Pick<
  UserEntity,
  'id' | 'nome' | 'email' | 'email_normalizado' | 'email_confirmado_em' | 'senha_hash'
> & { now: Date };
const COLUMNS = raw('id, nome, email, email_normalizado, email_confirmado_em, senha_hash, agora() AS now');
const BY_ID = sql`SELECT ${COLUMNS} FROM users WHERE id = ${p.id} AND fechada_em IS NULL`;

const lockById = statement('account-lock', sql`${BY_ID} FOR UPDATE`).returning<LockedAccount>();
/** Null if there is no such account, or it is closed (D37). */
export const lockAccount = (tx: Queryable, id: string) => one(tx, lockById, { id });

const lockByEmail = statement(
  'account-lock-by-email',
  sql`SELECT ${COLUMNS} FROM users
      WHERE email_normalizado = ${p.email_normalizado} AND fechada_em IS NULL FOR UPDATE`,
).returning<LockedAccount>();
export const lockAccountOf = (tx: Queryable, email_normalizado: string) =>
  one(tx, lockByEmail, { email_normalizado });

const read = statement('account-read', BY_ID).returning<LockedAccount>();
export const readAccount = (db: Queryable, id: string) => one(db, read, { id });
