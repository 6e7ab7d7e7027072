import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const LABELS = { user: 'acordo:device-mark:v1', admin: 'acordo:admin-device-mark:v1' } as const;

/**
 * D48: the text of the device cookie, `v1.<random>.<HMAC over random and e-mail>`. It says that this browser logged in to
 * this account before, names nobody, and opens nothing: it only spares its owner the limit that strangers have used up.
 */
export class DeviceMarks {
  private readonly key: Buffer;

  /** The key is derived, so that no text signed for another purpose, or another kind of account, can pass as a mark. */
  constructor(secret: Buffer, of: 'user' | 'admin') {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', LABELS[of], 32));
  }

  /** A new mark for the browser that has just logged in as this (normalised) e-mail. */
  issue(email: string): string {
    const device = randomBytes(16).toString('base64url');
    return `v1.${device}.${this.mac(device, email).toString('base64url')}`;
  }

  /** The device that a mark of this e-mail names; null for every other text. */
  deviceOf(mark: string, email: string): string | null {
    const [version, device, signature, ...rest] = mark.split('.');
    if (version !== 'v1' || !device || !signature || rest.length > 0) return null;
    const given = Buffer.from(signature, 'base64url');
    const expected = this.mac(device, email);
    return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
  }

  private mac(device: string, email: string): Buffer {
    return createHmac('sha256', this.key).update(`${device} ${email}`).digest();
  }
}
