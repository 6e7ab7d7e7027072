import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { TokenKind } from '../domain/token-life.js';

const closeOthers = statement(
  'account-token-close',
  `UPDATE account_tokens SET encerrado_em = agora(), token_cifrado = NULL
   WHERE user_id = $1 AND tipo = $2 AND encerrado_em IS NULL`,
);
/** A newer link ends the one before; so does a change that makes it pointless. */
export const closeTokens = (tx: Queryable, userId: string, tipo: TokenKind) =>
  tx.query(closeOthers, [userId, tipo]);

const closeAll = statement(
  'account-token-close-all',
  `UPDATE account_tokens SET encerrado_em = agora(), token_cifrado = NULL
   WHERE user_id = $1 AND encerrado_em IS NULL`,
);
/** Every link that is on its way: it was asked for by, or written to, whoever had the account before. */
export const closeAllTokens = (tx: Queryable, userId: string) => tx.query(closeAll, [userId]);

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

const owner = statement(
  'account-token-owner',
  `SELECT user_id FROM account_tokens
   WHERE token_hash = $1 AND tipo = $2 AND encerrado_em IS NULL AND expira_em > agora()`,
);
/**
 * Whose token it is; null for one that opens nothing (any longer). Everybody locks the user's row first and a token's after
 * it, so that a link and a newer one that is just being made never wait for each other.
 */
export const findTokenOwner = async (db: Queryable, hash: Buffer, tipo: TokenKind): Promise<string | null> =>
  (await one<{ user_id: string }>(db, owner, [hash, tipo]))?.user_id ?? null;

export interface UsedToken {
  user_id: string;
  /** The address that its mail went to: whoever had it, had that mailbox. */
  email_normalizado: string;
}
// One statement decides: of two that come with the same link at once, one finds it living (D8).
const use = statement(
  'account-token-use',
  `UPDATE account_tokens SET encerrado_em = agora(), usado = true, token_cifrado = NULL
   WHERE token_hash = $1 AND tipo = $2 AND encerrado_em IS NULL AND expira_em > agora()
   RETURNING user_id, email_normalizado`,
);
/** Null for a token that opens nothing (any longer). The user's row must be locked in this transaction. */
export const useToken = (tx: Queryable, hash: Buffer, tipo: TokenKind) =>
  one<UsedToken>(tx, use, [hash, tipo]);

const wasUsed = statement(
  'account-token-was-used',
  `SELECT t.user_id FROM account_tokens t JOIN users u ON u.id = t.user_id
   WHERE t.token_hash = $1 AND t.tipo = 'confirmar-email' AND t.usado AND t.expira_em > agora()
     AND u.email_confirmado_em IS NOT NULL AND u.email_normalizado = t.email_normalizado`,
);
/** Whether this link has confirmed the address that the account still has: opening it again tells the same. */
export const hasConfirmed = async (db: Queryable, hash: Buffer): Promise<boolean> =>
  (await one(db, wasUsed, [hash])) !== null;

const removeOld = statement(
  'account-token-remove-old',
  `DELETE FROM account_tokens WHERE id IN (
     SELECT id FROM account_tokens WHERE expira_em <= agora() LIMIT 1000
   ) RETURNING id`,
);
/** How many were over and are gone now. */
export const removeOldTokens = async (db: Queryable): Promise<number> => (await db.query(removeOld)).length;
