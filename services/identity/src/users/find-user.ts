import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { UserEntity } from '../database/entities/user.js';
import { PLAN_NOW } from './plan-now.js';

/** What the presenter needs of a user. */
export type UserRow = Pick<
  UserEntity,
  'id' | 'nome' | 'email' | 'email_confirmado_em' | 'email_recusado_em' | 'provider' | 'plano' | 'is_admin'
>;
export const USER_COLUMNS = sql`id, nome, email, email_confirmado_em, email_recusado_em, provider, ${PLAN_NOW}, is_admin`;

const byId = statement(
  'user-by-id',
  sql`SELECT ${USER_COLUMNS} FROM users WHERE id = ${parameters<UserEntity>().id}`,
).returning<UserRow>();
export const findUser = (db: Queryable, id: string) => one(db, byId, { id });
