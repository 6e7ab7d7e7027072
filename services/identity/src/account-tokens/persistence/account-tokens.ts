import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { TokenKind } from '../domain/token-life.js';

export interface NewToken {
  id: string;
  userId: string;
  tipo: TokenKind;
  emailNormalizado: string;
  hash: Buffer;
  cifrado: Buffer;
  chaveId: string;
  /** Seconds. */
  life: number;
}
const insert = statement(
  'account-token-insert',
  `INSERT INTO account_tokens
     (id, user_id, tipo, email_normalizado, token_hash, token_cifrado, chave_id, criado_em, expira_em)
   SELECT $1, $2, $3, $4, $5, $6, $7, n.em, n.em + make_interval(secs => $8) FROM (SELECT agora() AS em) n
   RETURNING expira_em`,
);
/** Until when it opens something. */
export async function insertToken(tx: Queryable, token: NewToken): Promise<Date> {
  const { id, userId, tipo, emailNormalizado, hash, cifrado, chaveId, life } = token;
  const values = [id, userId, tipo, emailNormalizado, hash, cifrado, chaveId, life];
  const row = await one<{ expira_em: Date }>(tx, insert, values);
  if (!row) throw new Error('an insert answered no row');
  return row.expira_em;
}

const sealed = statement(
  'account-token-sealed',
  `SELECT t.token_cifrado AS cifrado, t.chave_id FROM account_tokens t JOIN users u ON u.id = t.user_id
   WHERE t.id = $1 AND t.encerrado_em IS NULL AND t.expira_em > agora() AND t.token_cifrado IS NOT NULL
     AND u.fechada_em IS NULL AND u.email_normalizado = t.email_normalizado`,
);
/** Of a token that still opens something: the account is open, and has the address that the mail was meant for. */
export const findSealed = (db: Queryable, id: string) =>
  one<{ cifrado: Buffer; chave_id: string }>(db, sealed, [id]);

const removeOld = statement(
  'account-token-remove-old',
  `DELETE FROM account_tokens WHERE id IN (
     SELECT id FROM account_tokens WHERE expira_em <= agora() LIMIT 1000
   ) RETURNING id`,
);
/** How many were over and are gone now. */
export const removeOldTokens = async (db: Queryable): Promise<number> => (await db.query(removeOld)).length;
