import { Secret, TOTP } from 'otpauth';

/** D33, RFC 6238: supported by every authenticator app. */
const STEP_S = 30;
const DIGITS = 6;
/** Steps before and after the present one: clocks differ, and people type slowly. */
const WINDOW = 1;
/** RFC 4226 requires 128 bits at least and recommends 160. */
const SEED_BYTES = 20;

/** A new seed in base 32, as people type it where they can't scan. */
export const newSeed = (): string => new Secret({ size: SEED_BYTES }).base32;

const totp = (seed: string, issuer = '', label = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: STEP_S,
    secret: Secret.fromBase32(seed),
  });

/** `otpauth://totp/…`: the content of the QR code. */
export const seedAddress = (seed: string, appName: string, email: string): string =>
  totp(seed, appName, email).toString();

/**
 * The step whose code this is, at `now`; null for every other text. A step may be used once: the caller stores the newest
 * used step and refuses it and earlier ones (attack 121).
 */
export function stepOf(code: string, seed: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const delta = totp(seed).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_S) + delta;
}
