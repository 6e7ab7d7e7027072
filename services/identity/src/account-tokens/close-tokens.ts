import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { IsNull } from 'typeorm';
import { AccountTokenEntity } from '../database/entities/account-token.js';
import type { TokenKind } from './domain/token-life.js';

const close = (tx: Tx, which: { user_id: string; tipo?: TokenKind }) =>
  tx
    .repository(AccountTokenEntity)
    .update({ ...which, encerrado_em: IsNull() }, { encerrado_em: () => 'agora()', token_cifrado: null });

/** A newer link ends the one before; so does a change that makes it pointless. */
export const closeTokens = (tx: Tx, user_id: string, tipo: TokenKind) => close(tx, { user_id, tipo });

/** Every link that is on its way: it was asked for by, or written to, whoever had the account before. */
export const closeAllTokens = (tx: Tx, user_id: string) => close(tx, { user_id });
