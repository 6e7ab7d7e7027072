import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Keys } from '@acordo/service-kit/secrets/keys';
import { type SealedText, TextCipher } from '@acordo/service-kit/secrets/text-cipher';

/** D33: encrypts seeds and hashes recovery codes, each bound to its administrator. */
export class SecondFactorKeys {
  readonly cipher: TextCipher;
  private readonly codeKeys: readonly [CodeKey, ...CodeKey[]];

  /** `keys`: of DATA_KEY. */
  constructor(keys: Keys) {
    const [first, ...others] = keys;
    this.cipher = new TextCipher(keys, 'acordo:admin-second-factor:v1');
    this.codeKeys = [codeKey(first), ...others.map(codeKey)];
  }

  seal(seed: string, adminId: string): SealedText {
    return this.cipher.seal(seed, adminId);
  }

  /**
   * Throws when it was altered, belongs to another administrator or was encrypted with a removed DATA_KEY: the operator
   * has to correct that.
   */
  open(sealed: SealedText, adminId: string): string {
    const seed = this.cipher.open(sealed, adminId);
    if (seed === null)
      throw new Error('the seed of a second factor was sealed with a DATA_KEY that is not there');
    return seed;
  }

  /** The stored form of a new recovery code. Codes are short: a plain hash could be reversed by anybody who reads the table. */
  keep(code: string, adminId: string): KeptCode {
    const [{ id, key }] = this.codeKeys;
    return { codigo_hmac: mac(key, code, adminId), chave_id: id };
  }

  /** The code's possible stored forms: an HMAC can't be made again without the code, so each keeps its key. */
  macs(code: string, adminId: string): Buffer[] {
    return this.codeKeys.map(({ key }) => mac(key, code, adminId));
  }

  /** Ids of the keys of codes, that of new ones first. */
  get codeKeyIds(): string[] {
    return this.codeKeys.map(({ id }) => id);
  }
}

export interface KeptCode {
  codigo_hmac: Buffer;
  chave_id: string;
}

interface CodeKey {
  id: string;
  key: Buffer;
}

function codeKey(secret: Buffer): CodeKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'acordo:admin-recovery-code:v1', 32));
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
}

const mac = (key: Buffer, code: string, adminId: string) =>
  createHmac('sha256', key).update(`${adminId} ${code}`).digest();
