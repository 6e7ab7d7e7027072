import { createHmac, timingSafeEqual } from 'node:crypto';
import { Claims, TOKEN_LEEWAY_S, TOKEN_LIFE_S } from '@acordo/contracts/internal/caller';
import type { Keys } from '../secrets/keys.js';

/**
 * Internal tokens: `v1.<claims in base64url>.<HMAC-SHA256 in base64url>`, one key per audience. There is one algorithm and
 * no header that names it, so nothing can be negotiated (docs/decisions/0003).
 */
const mac = (payload: string, key: Buffer) => createHmac('sha256', key).update(`v1.${payload}`).digest();

export type ClaimsGiven = Omit<Claims, 'iat' | 'exp'>;

export function signToken(given: ClaimsGiven, key: Buffer, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const claims: Claims = { ...given, iat, exp: iat + TOKEN_LIFE_S };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `v1.${payload}.${mac(payload, key).toString('base64url')}`;
}

/** The claims of a token that is signed with one of the keys, for this audience and not expired; else null. Never throws. */
export function verifyToken(token: string, audience: string, keys: Keys, now: Date): Claims | null {
  const [version, payload, signature, ...rest] = token.split('.');
  if (version !== 'v1' || !payload || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  if (!keys.some((key) => isSame(given, mac(payload, key)))) return null;
  const parsed = Claims.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success || parsed.data.aud !== audience) return null;
  const seconds = now.getTime() / 1000;
  const inTime = seconds >= parsed.data.iat - TOKEN_LEEWAY_S && seconds <= parsed.data.exp + TOKEN_LEEWAY_S;
  return inTime ? parsed.data : null;
}

const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
