import { createHmac, hkdfSync } from 'node:crypto';
import { type SealedText, TextCipher } from '@acordo/service-kit/secrets/text-cipher';

/** D33: what seeds are encrypted and recovery codes are hashed with, each bound to its administrator. */
export class SecondFactorKeys {
  private readonly cipher: TextCipher;
  private readonly codeKey: Buffer;

  /** `secret`: DATA_KEY. */
  constructor(secret: Buffer) {
    this.cipher = new TextCipher(secret, 'acordo:admin-second-factor:v1');
    this.codeKey = Buffer.from(hkdfSync('sha256', secret, '', 'acordo:admin-recovery-code:v1', 32));
  }

  seal(seed: string, adminId: string): SealedText {
    return this.cipher.seal(seed, adminId);
  }

  /** Throws when it was altered, belongs to another administrator or was sealed with another DATA_KEY: the operator's to mend. */
  open(sealed: SealedText, adminId: string): string {
    const seed = this.cipher.open(sealed, adminId);
    if (seed === null) throw new Error('the seed of a second factor was sealed with another DATA_KEY');
    return seed;
  }

  /** Codes are short: a plain hash could be reversed by whoever reads the table. */
  mac(code: string, adminId: string): Buffer {
    return createHmac('sha256', this.codeKey).update(`${adminId} ${code}`).digest();
  }
}
