import { parameters, sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { UserEntity } from '../../database/entities/user.js';
import type { AccountRef } from './activity.js';

const p = parameters<{ emails: readonly string[] }>();
type Row = Pick<UserEntity, 'id' | 'email_normalizado'>;

const users = statement(
  'activity-users',
  sql`SELECT id, email_normalizado FROM users
      WHERE email_normalizado = ANY (${p.emails}::text[]) AND fechada_em IS NULL`,
).returning<Row>();
const admins = statement(
  'activity-admins',
  sql`SELECT id, email_normalizado FROM admins WHERE email_normalizado = ANY (${p.emails}::text[])`,
).returning<Row>();

/** Which of these (normalised) emails have an account of this kind: email → id. A closed account has none (D37). */
export async function accountIds(
  db: Queryable,
  kind: AccountRef['tipo'],
  emails: readonly string[],
): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const found = await db.query(kind === 'usuario' ? users : admins, { emails });
  return new Map(found.map(({ id, email_normalizado }) => [email_normalizado, id]));
}
