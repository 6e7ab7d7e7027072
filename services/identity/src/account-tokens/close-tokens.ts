import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { IsNull } from 'typeorm';
import { AccountTokenEntity } from '../database/entities/account-token.js';
import type { TokenKind } from './domain/token-life.js';

const close = (tx: Tx, which: { user_id: string; tipo?: TokenKind }) =>
  tx
    .repository(AccountTokenEntity)
    .update({ ...which, encerrado_em: IsNull() }, { encerrado_em: () => 'agora()', token_cifrado: null });

/** A newer link ends the previous one; so does a change that makes it useless. */
export const closeTokens = (tx: Tx, user_id: string, tipo: TokenKind) => close(tx, { user_id, tipo });

/** Every emailed link: it was requested by, or sent to, the account's previous owner. */
export const closeAllTokens = (tx: Tx, user_id: string) => close(tx, { user_id });
