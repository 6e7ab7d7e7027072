import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type ClaimsGiven, signToken, verifyToken } from './token.js';

const key = randomBytes(32);
const now = new Date('2026-11-27T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const given: ClaimsGiven = {
  iss: 'gateway',
  aud: 'proposals',
  kind: 'user',
  sub: '00000000-0000-4000-8000-000000000001',
  sid: '00000000-0000-4000-8000-0000000000aa',
  rights: { plano: 'gratuito', unlimited: false, admin: false },
  ip: '203.0.113.7',
  port: 4242,
  ua: 'Firefox',
  rid: 'r1',
};
const token = signToken(given, key, now);

describe('internal token', () => {
  it('carries its claims to its audience', () => {
    expect(verifyToken(token, 'proposals', [key], now)).toMatchObject(given);
  });
  it('is refused by another audience, key or after any change', () => {
    expect(verifyToken(token, 'identity', [key], now)).toBeNull();
    expect(verifyToken(token, 'proposals', [randomBytes(32)], now)).toBeNull();
    const [version, payload = '', signature] = token.split('.');
    const other = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('000001"', '000002"'),
    ).toString('base64url');
    expect(verifyToken(`${version}.${other}.${signature}`, 'proposals', [key], now)).toBeNull();
    expect(verifyToken(`v0.${payload}.${signature}`, 'proposals', [key], now)).toBeNull();
    expect(verifyToken(`${token}.x`, 'proposals', [key], now)).toBeNull();
  });
  it('is valid by any key of the list (docs/decisions/0022)', () => {
    expect(verifyToken(token, 'proposals', [randomBytes(32), key], now)).toMatchObject(given);
    expect(verifyToken(token, 'proposals', [key, randomBytes(32)], now)).toMatchObject(given);
    expect(verifyToken(token, 'proposals', [randomBytes(32), randomBytes(32)], now)).toBeNull();
  });
  it.each([
    { sub: '' },
    { sid: '' },
    { sid: 's1' },
    { kind: 'admin', rights: null, sub: 'a' },
    { kind: 'admin', rights: null, sid: `${given.sid}0` },
  ] as const)('is invalid if it has a session’s claims without its id: %j', (claims) => {
    expect(verifyToken(signToken({ ...given, ...claims }, key, now), 'proposals', [key], now)).toBeNull();
  });
  it.each([
    ['a user without rights', { rights: null }],
    ['an administrator with a user’s rights', { kind: 'admin' }],
    ['a visitor with rights', { kind: 'anonymous', sub: '', sid: '' }],
    ['a service with rights', { kind: 'service', sub: '', sid: '' }],
  ] as const)('is invalid if it has the claims of another kind: %s (attack 181)', (_what, claims) => {
    expect(verifyToken(signToken({ ...given, ...claims }, key, now), 'proposals', [key], now)).toBeNull();
  });
  it('of an administrator carries no rights', () => {
    const admin = { ...given, kind: 'admin', rights: null } as const;
    expect(verifyToken(signToken(admin, key, now), 'proposals', [key], now)).toMatchObject(admin);
  });
  it('of a visitor or a service names none', () => {
    for (const kind of ['anonymous', 'service'] as const) {
      const none = { ...given, kind, sub: '', sid: '', rights: null };
      expect(verifyToken(signToken(none, key, now), 'proposals', [key], now)).toMatchObject(none);
    }
  });
  it.each(['', '.', 'v1..', 'eyJhbGciOiJub25lIn0.e30.', 'v1.e30.AAAA', 'x'.repeat(9000)])(
    'refuses %p',
    (bad) => {
      expect(verifyToken(bad, 'proposals', [key], now)).toBeNull();
    },
  );
  it('is valid for 30 s with 5 s leeway on both sides (attack 179)', () => {
    expect(verifyToken(token, 'proposals', [key], later(35))).not.toBeNull();
    expect(verifyToken(token, 'proposals', [key], later(36))).toBeNull();
    expect(verifyToken(token, 'proposals', [key], later(-5))).not.toBeNull();
    expect(verifyToken(token, 'proposals', [key], later(-6))).toBeNull();
  });
});
