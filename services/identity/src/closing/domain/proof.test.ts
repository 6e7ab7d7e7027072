import { describe, expect, it } from '@jest/globals';
import { proofOf } from './proof.js';

const now = new Date('2026-11-28T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('what proves that the owner closes the account (D37)', () => {
  it.each([
    [true, 'senha', 1, 'x', 'compare-password'],
    [true, 'google', 1, 'x', 'compare-password'], // a given password has to be right
    [true, 'senha', 1, '', 'password-missing'],
    [true, 'google', 9, '', 'shown'],
    [true, 'google', 11, '', 'password-missing'],
    [false, 'google', 10, '', 'shown'],
    [false, 'google', 10.1, '', 'sign-in-again'],
    [false, 'google', 10.1, 'x', 'sign-in-again'],
    [false, 'senha', 1, '', 'sign-in-again'], // a session from before the password was dropped
  ] as const)(
    'password %s, session by %s, %s min old, given %j: %s',
    (hasPassword, metodo, age, given, proof) => {
      expect(proofOf({ hasPassword, metodo, criado_em: minutesAgo(age) }, given, now)).toBe(proof);
    },
  );
});
