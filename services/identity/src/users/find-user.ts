import type { User } from '@acordo/contracts/http/auth/user';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { PLAN_NOW } from './plan-now.js';

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
export const USER_COLUMNS = `id, nome, email, email_confirmado_em, email_recusado_em, provider, ${PLAN_NOW}, is_admin`;

const byId = statement('user-by-id', `SELECT ${USER_COLUMNS} FROM users WHERE id = $1`);
export const findUser = (db: Queryable, id: string) => one<UserRow>(db, byId, [id]);
