import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { TokenKind } from './domain/token-life.js';

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
