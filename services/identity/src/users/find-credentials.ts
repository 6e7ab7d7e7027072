import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { UserEntity } from '../database/entities/user.js';

const p = parameters<UserEntity & { before: string }>();

const credentials = statement(
  'user-credentials',
  sql`SELECT id, senha_hash FROM users WHERE email_normalizado = ${p.email_normalizado} AND fechada_em IS NULL`,
).returning<Pick<UserEntity, 'id' | 'senha_hash'>>();
/** A closed account has none: the response is that of an unknown one (D37). */
export const findCredentials = (db: Queryable, email_normalizado: string) =>
  one(db, credentials, { email_normalizado });

const replace = statement(
  'user-replace-hash',
  sql`UPDATE users SET senha_hash = ${p.senha_hash} WHERE id = ${p.id} AND senha_hash = ${p.before}`,
);
/** The same password, hashed again; unless it was changed meanwhile. */
export const replaceHash = (db: Queryable, of: { id: string; before: string; senha_hash: string }) =>
  db.query(replace, of);
