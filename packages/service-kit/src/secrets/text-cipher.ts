import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface SealedText {
  /** IV, tag and text. */
  cifrado: Buffer;
  /** Names the key, so that keys can change. */
  chave_id: string;
}

/**
 * Keeps a short text that must be read again: AES-256-GCM (NIST SP 800-38D) with a key of its own for each purpose, bound to
 * the row it belongs to, so that it can't be moved to another.
 */
export class TextCipher {
  readonly keyId: string;
  private readonly key: Buffer;

  /** `secret`: 32 bytes from the environment. `purpose` tells uses of one secret apart (HKDF, RFC 5869). */
  constructor(secret: Buffer, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    this.keyId = createHash('sha256').update(this.key).digest('hex').slice(0, 16);
  }

  seal(text: string, boundTo: string): SealedText {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv).setAAD(Buffer.from(boundTo));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { cifrado: Buffer.concat([iv, cipher.getAuthTag(), body]), chave_id: this.keyId };
  }

  /** Null when it was sealed with another key. Throws when it was altered or belongs to another row. */
  open({ cifrado, chave_id }: SealedText, boundTo: string): string | null {
    if (chave_id !== this.keyId) return null;
    const iv = cifrado.subarray(0, IV_BYTES);
    const tag = cifrado.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(tag);
    return (
      decipher.update(cifrado.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  }
}
