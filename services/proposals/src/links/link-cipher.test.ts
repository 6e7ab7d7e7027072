import { randomBytes } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { LinkCipher } from './link-cipher.js';

const cipher = new LinkCipher([randomBytes(32)]);

describe('stored tokens (D15)', () => {
  it('are decrypted only for their own link', () => {
    const sealed = cipher.seal('segredo', 'link-1');
    expect(cipher.open(sealed, 'link-1')).toBe('segredo');
    const reported = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    expect(cipher.open(sealed, 'link-2')).toBeNull();
    expect(reported).toHaveBeenCalledWith(expect.stringContaining('link-2'));
    reported.mockRestore();
    expect(sealed.token_cifrado.includes('segredo')).toBe(false);
  });
  it('are not decrypted with another key', () => {
    const other = new LinkCipher([randomBytes(32)]);
    expect(other.open(cipher.seal('segredo', 'link-1'), 'link-1')).toBeNull();
  });
});
