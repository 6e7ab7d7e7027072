import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

const credentials = statement(
  'user-credentials',
  'SELECT id, senha_hash FROM users WHERE email_normalizado = $1 AND fechada_em IS NULL',
);
/** A closed account has none: it is answered like one that never was (D37). */
export const findCredentials = (db: Queryable, normalized: string) =>
  one<{ id: string; senha_hash: string | null }>(db, credentials, [normalized]);

const replace = statement(
  'user-replace-hash',
  'UPDATE users SET senha_hash = $3 WHERE id = $1 AND senha_hash = $2',
);
/** The same password, hashed anew; nothing where it was changed meanwhile. */
export const replaceHash = (db: Queryable, of: { id: string; before: string; hash: string }) =>
  db.query(replace, [of.id, of.before, of.hash]);
