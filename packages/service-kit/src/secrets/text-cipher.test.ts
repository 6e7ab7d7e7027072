import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { TextCipher } from './text-cipher.js';

const secret = randomBytes(32);
const cipher = new TextCipher([secret], 'test');

describe('encrypted texts', () => {
  it('are decrypted only for their own row', () => {
    const sealed = cipher.seal('segredo', 'row-1');
    expect(cipher.open(sealed, 'row-1')).toBe('segredo');
    expect(() => cipher.open(sealed, 'row-2')).toThrow();
    expect(sealed.cifrado.includes('segredo')).toBe(false);
  });
  it('are never the same twice, and not decrypted once altered', () => {
    const sealed = cipher.seal('segredo', 'row-1');
    expect(cipher.seal('segredo', 'row-1').cifrado.equals(sealed.cifrado)).toBe(false);
    sealed.cifrado[20] = (sealed.cifrado[20] ?? 0) ^ 1;
    expect(() => cipher.open(sealed, 'row-1')).toThrow();
  });
  it('are decrypted with every key of the list, and encrypted with the first (docs/decisions/0022)', () => {
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const sealed = new TextCipher([older], 'test').seal('segredo', 'row-1');
    const both = new TextCipher([newer, older], 'test');
    expect(both.open(sealed, 'row-1')).toBe('segredo');
    const anew = both.seal('segredo', 'row-1');
    expect(new TextCipher([newer], 'test').open(anew, 'row-1')).toBe('segredo');
    expect(new TextCipher([older], 'test').open(anew, 'row-1')).toBeNull();
    expect(() => both.open({ ...sealed, chave_id: anew.chave_id }, 'row-1')).toThrow();
  });
  it('are not decrypted with another key, nor for another purpose', () => {
    const sealed = cipher.seal('segredo', 'row-1');
    expect(new TextCipher([randomBytes(32)], 'test').open(sealed, 'row-1')).toBeNull();
    expect(new TextCipher([secret], 'other').open(sealed, 'row-1')).toBeNull();
  });
});
