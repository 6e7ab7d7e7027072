import { RECOVERY_CODE, TOTP_CODE } from '@acordo/contracts/http/vitamina/auth/codes';
import { describe, expect, it } from '@jest/globals';
import { newRecoveryCodes } from './recovery-codes.js';

describe('recovery codes (D33)', () => {
  it('are ten different ones that fit the field and are no authenticator codes', () => {
    for (let i = 0; i < 200; i += 1) {
      const codes = newRecoveryCodes();
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) {
        expect(code).toMatch(/^[A-Z2-9]{6}$/);
        expect(code).toMatch(RECOVERY_CODE);
        expect(code).not.toMatch(TOTP_CODE);
      }
    }
  });

  it('use every character', () => {
    const seen = new Set(Array.from({ length: 300 }, newRecoveryCodes).flat().join(''));
    expect([...seen].toSorted().join('')).toBe('23456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });
});
