import { randomUUID } from 'node:crypto';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { Keys } from '@acordo/service-kit/secrets/keys';
import { TextCipher } from '@acordo/service-kit/secrets/text-cipher';
import type { Queryable } from '@acordo/service-kit/database/statement';
import { hashToken, newToken } from '../tokens/token.js';
import { closeTokens } from './close-tokens.js';
import { TOKEN_LIFE, type TokenKind } from './domain/token-life.js';
import { findSealed, insertToken } from './persistence/sealed-tokens.js';

export interface Issued {
  id: string;
  valeAte: Date;
}

export const tokenCipher = (keys: Keys) => new TextCipher(keys, 'acordo account token');

/** Makes the one-time tokens of emails about accounts, and returns them for sending. */
export class AccountTokens {
  private readonly cipher: TextCipher;

  constructor(keys: Keys) {
    this.cipher = tokenCipher(keys);
  }

  /** The user's only valid token of its kind from now on. The user's row must be locked or new in this transaction. */
  async issue(tx: Tx, user_id: string, email_normalizado: string, tipo: TokenKind): Promise<Issued> {
    const [id, token] = [randomUUID(), newToken()];
    const { cifrado: token_cifrado, chave_id } = this.cipher.seal(token, id);
    await closeTokens(tx, user_id, tipo);
    const sealed = { token_hash: hashToken(token), token_cifrado, chave_id };
    const life = TOKEN_LIFE[tipo];
    const valeAte = await insertToken(tx, { id, user_id, tipo, email_normalizado, ...sealed, life });
    return { id, valeAte };
  }

  /** Null once it is invalid, or was encrypted with a removed key. */
  async read(db: Queryable, id: string): Promise<string | null> {
    const sealed = await findSealed(db, id);
    return sealed && this.cipher.open(sealed, id);
  }
}
