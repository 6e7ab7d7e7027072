import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from './keys.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 16);

export interface SealedText {
  /** IV, tag and text. */
  cifrado: Buffer;
  /** The key's id, so that keys can change. */
  chave_id: string;
}

/**
 * Encrypts a short text: AES-256-GCM (NIST SP 800-38D) with a separate key for each purpose, bound to
 * the row it belongs to, so that it can't be moved to another.
 */
export class TextCipher {
  /** Of the key that encrypts. */
  readonly keyId: string;
  /** Of every key that decrypts, the encrypting one first. */
  readonly keyIds: readonly string[];
  private readonly first: Buffer;
  private readonly byId: ReadonlyMap<string, Buffer>;

  /** `keys`: from the environment. `purpose` separates uses of one key (HKDF, RFC 5869). */
  constructor(keys: Keys, purpose: string) {
    const derive = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
    this.first = derive(keys[0]);
    this.keyId = idOf(this.first);
    this.byId = new Map(keys.map(derive).map((key) => [idOf(key), key]));
    this.keyIds = [...this.byId.keys()];
  }

  seal(text: string, boundTo: string): SealedText {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.first, iv).setAAD(Buffer.from(boundTo));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { cifrado: Buffer.concat([iv, cipher.getAuthTag(), body]), chave_id: this.keyId };
  }

  /** Null when it was encrypted with a key that is not in the list. Throws when it was altered or belongs to another row. */
  open({ cifrado, chave_id }: SealedText, boundTo: string): string | null {
    const key = this.byId.get(chave_id);
    if (!key) return null;
    const iv = cifrado.subarray(0, IV_BYTES);
    const tag = cifrado.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(tag);
    return (
      decipher.update(cifrado.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  }
}
