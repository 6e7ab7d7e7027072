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
  sub: 'u1',
  sid: 's1',
  rights: { plano: 'gratuito', unlimited: false, admin: false },
  ip: '203.0.113.7',
  port: 4242,
  ua: 'Firefox',
  rid: 'r1',
};
const token = signToken(given, key, now);

describe('internal token', () => {
  it('carries its claims to its audience', () => {
    expect(verifyToken(token, 'proposals', key, now)).toMatchObject(given);
  });
  it('is refused by another audience, key or after any change', () => {
    expect(verifyToken(token, 'identity', key, now)).toBeNull();
    expect(verifyToken(token, 'proposals', randomBytes(32), now)).toBeNull();
    const [version, payload = '', signature] = token.split('.');
    const other = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('"u1"', '"u2"')).toString(
      'base64url',
    );
    expect(verifyToken(`${version}.${other}.${signature}`, 'proposals', key, now)).toBeNull();
    expect(verifyToken(`v0.${payload}.${signature}`, 'proposals', key, now)).toBeNull();
    expect(verifyToken(`${token}.x`, 'proposals', key, now)).toBeNull();
  });
  it.each(['', '.', 'v1..', 'eyJhbGciOiJub25lIn0.e30.', 'v1.e30.AAAA', 'x'.repeat(9000)])(
    'refuses %p',
    (bad) => {
      expect(verifyToken(bad, 'proposals', key, now)).toBeNull();
    },
  );
  it('lives 30 s with 5 s leeway on both sides', () => {
    expect(verifyToken(token, 'proposals', key, later(35))).not.toBeNull();
    expect(verifyToken(token, 'proposals', key, later(36))).toBeNull();
    expect(verifyToken(token, 'proposals', key, later(-5))).not.toBeNull();
    expect(verifyToken(token, 'proposals', key, later(-6))).toBeNull();
  });
});
