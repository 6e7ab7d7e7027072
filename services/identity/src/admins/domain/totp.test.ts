import { describe, expect, it } from '@jest/globals';
import { newSeed, seedAddress, stepOf } from './totp.js';

/** RFC 6238, appendix B: '12345678901234567890', SHA-1; its eight digits end with our six. */
const SEED = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS: [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of the authenticator (D33, RFC 6238)', () => {
  it.each(VECTORS)('at %i s', (seconds, code) => {
    expect(stepOf(code.slice(2), SEED, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('are accepted one step early and one step late, and return their own step', () => {
    const [seconds, code] = [1_234_567_890, '005924'];
    const step = seconds / 30;
    for (const shift of [-30, 0, 29, 30, 59]) expect(stepOf(code, SEED, at(seconds + shift))).toBe(step);
    for (const shift of [-31, -60, 60, 90]) expect(stepOf(code, SEED, at(seconds + shift))).toBeNull();
  });

  it.each(['', '5924', '0005924', ' 005924', '005924\n', '００５９２４', '٠٠٥٩٢٤', '00592a', '005 24'])(
    'are six ASCII digits: not %j (attack 121)',
    (code) => expect(stepOf(code, SEED, at(1_234_567_890))).toBeNull(),
  );

  it('come from 160 random bits that an app can scan', () => {
    expect(newSeed()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSeed()).not.toBe(newSeed());
    expect(seedAddress(SEED, 'Acordo', 'ana+x@exemplo.com.br')).toBe(
      `otpauth://totp/Acordo:ana%2Bx%40exemplo.com.br?issuer=Acordo&secret=${SEED}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
