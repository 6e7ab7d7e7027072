import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { AccountRef } from './activity.js';

const users = statement(
  'activity-users',
  `SELECT id, email_normalizado FROM users WHERE email_normalizado = ANY ($1::text[]) AND fechada_em IS NULL`,
);
const admins = statement(
  'activity-admins',
  'SELECT id, email_normalizado FROM admins WHERE email_normalizado = ANY ($1::text[])',
);

/** Which of these (normalised) e-mails have an account of this kind: e-mail → id. A closed account has none (D37). */
export async function accountIds(
  db: Queryable,
  kind: AccountRef['tipo'],
  emails: readonly string[],
): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const found = await db.query<{ id: string; email_normalizado: string }>(
    kind === 'usuario' ? users : admins,
    [emails],
  );
  return new Map(found.map(({ id, email_normalizado }) => [email_normalizado, id]));
}
