import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { AccountTokenEntity } from '../database/entities/account-token.js';
import type { TokenKind } from './domain/token-life.js';

const p = parameters<AccountTokenEntity>();
const LIVING = sql`token_hash = ${p.token_hash} AND tipo = ${p.tipo} AND encerrado_em IS NULL AND expira_em > agora()`;

const owner = statement(
  'account-token-owner',
  sql`SELECT user_id FROM account_tokens WHERE ${LIVING}`,
).returning<Pick<AccountTokenEntity, 'user_id'>>();
/**
 * Whose token it is; null for an invalid one. All code locks the user's row first and a token's after
 * it, so that a link and a newer one being made never deadlock.
 */
export const findTokenOwner = async (db: Queryable, token_hash: Buffer, tipo: TokenKind) =>
  (await one(db, owner, { token_hash, tipo }))?.user_id ?? null;

// One statement decides: of two concurrent uses of the same link one succeeds (D8).
const use = statement(
  'account-token-use',
  sql`UPDATE account_tokens SET encerrado_em = agora(), usado = true, token_cifrado = NULL
      WHERE ${LIVING} RETURNING user_id, email_normalizado`,
).returning<Pick<AccountTokenEntity, 'user_id' | 'email_normalizado'>>();
/**
 * Null for an invalid token; else whose it is, and the address that its email was sent to: its user has
 * that mailbox. The user's row must be locked in this transaction.
 */
export const useToken = (tx: Queryable, token_hash: Buffer, tipo: TokenKind) =>
  one(tx, use, { token_hash, tipo });

const wasUsed = statement(
  'account-token-was-used',
  sql`SELECT t.user_id FROM account_tokens t JOIN users u ON u.id = t.user_id
      WHERE t.token_hash = ${p.token_hash} AND t.tipo = 'confirmar-email' AND t.usado AND t.expira_em > agora()
        AND u.email_confirmado_em IS NOT NULL AND u.email_normalizado = t.email_normalizado`,
);
/** Whether this link has confirmed the address that the account still has: opening it again gives the same result. */
export const hasConfirmed = async (db: Queryable, token_hash: Buffer): Promise<boolean> =>
  (await one(db, wasUsed, { token_hash })) !== null;
