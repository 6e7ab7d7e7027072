import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { LinkCipher } from './link-cipher.js';

const cipher = new LinkCipher([randomBytes(32)]);

describe('kept tokens (D15)', () => {
  it('come back for their own link alone', () => {
    const sealed = cipher.seal('segredo', 'link-1');
    expect(cipher.open(sealed, 'link-1')).toBe('segredo');
    expect(() => cipher.open(sealed, 'link-2')).toThrow();
    expect(sealed.token_cifrado.includes('segredo')).toBe(false);
  });
  it('are not read with another key', () => {
    const other = new LinkCipher([randomBytes(32)]);
    expect(other.open(cipher.seal('segredo', 'link-1'), 'link-1')).toBeNull();
  });
});
