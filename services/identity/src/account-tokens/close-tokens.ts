import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { TokenKind } from './domain/token-life.js';

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
