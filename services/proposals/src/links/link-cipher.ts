import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { sha256 } from '../documents/domain/canonical.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealed {
  token_cifrado: Buffer;
  chave_id: string;
}

/**
 * Keeps a link's token so that its owner can copy it again (D15): AES-256-GCM, bound to the link's id, with the name of
 * the key beside it, so that keys can change.
 */
export class LinkCipher {
  readonly keyId: string;
  private readonly key: Buffer;

  /** `secret`: LINK_KEY's bytes. */
  constructor(secret: Buffer) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'acordo link token', 32));
    this.keyId = sha256(this.key).toString('hex').slice(0, 16);
  }

  seal(token: string, linkId: string): Sealed {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv).setAAD(Buffer.from(linkId));
    const body = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
    return { token_cifrado: Buffer.concat([iv, cipher.getAuthTag(), body]), chave_id: this.keyId };
  }

  /** Null when it was sealed with another key: the link still works, it just can't be copied again. */
  open({ token_cifrado, chave_id }: Sealed, linkId: string): string | null {
    if (chave_id !== this.keyId) return null;
    const iv = token_cifrado.subarray(0, IV_BYTES);
    const tag = token_cifrado.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(linkId))
      .setAuthTag(tag);
    return (
      decipher.update(token_cifrado.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') +
      decipher.final('utf8')
    );
  }
}
