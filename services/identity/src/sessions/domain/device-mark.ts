import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const LABELS = { user: 'acordo:device-mark:v1', admin: 'acordo:admin-device-mark:v1' } as const;

/**
 * D48: the text of the device cookie, `v1.<random>.<HMAC over random and email>`. It proves that this browser logged in to
 * this account before, names nobody, and gives no access: it only exempts its owner from the limit that strangers have used up.
 */
export class DeviceMarks {
  private readonly first: Buffer;
  private readonly all: readonly Buffer[];

  /**
   * The first key signs, all verify. They are derived, so that no text signed for another purpose, or another kind of account,
   * is accepted.
   */
  constructor(keys: readonly [Buffer, ...Buffer[]], of: 'user' | 'admin') {
    const derive = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', LABELS[of], 32));
    this.first = derive(keys[0]);
    this.all = keys.map(derive);
  }

  /** The device cookie for the browser that has just logged in as this (normalised) email: a new one, or of its known device. */
  issue(email: string, device = randomBytes(16).toString('base64url')): string {
    return `v1.${device}.${mac(this.first, device, email).toString('base64url')}`;
  }

  /** The device of a valid cookie for this email; null for every other text. */
  deviceOf(mark: string, email: string): string | null {
    const [version, device, signature, ...rest] = mark.split('.');
    if (version !== 'v1' || !device || !signature || rest.length > 0) return null;
    const given = Buffer.from(signature, 'base64url');
    return this.all.some((key) => isSame(given, mac(key, device, email))) ? device : null;
  }

  /**
   * The new cookie for the browser that has just logged in; null if it keeps its own. A cookie of an older key becomes one
   * of the first, for the same device, so that devices stay known when the older key is removed.
   */
  renewed(given: string | undefined, email: string): string | null {
    const device = given === undefined ? null : this.deviceOf(given, email);
    const next = device === null ? this.issue(email) : this.issue(email, device);
    return next === given ? null : next;
  }
}

const mac = (key: Buffer, device: string, email: string) =>
  createHmac('sha256', key).update(`${device} ${email}`).digest();

const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);
