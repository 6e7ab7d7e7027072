import { describe, expect, it } from '@jest/globals';
import { credentialsText, parseCredentials } from './credentials-text.js';

describe("the credentials file's text (D32)", () => {
  it('is read back as it was written', () => {
    const credentials = { email: 'admin@acordo.local', password: 'a-B_9=x' };
    expect(credentialsText(credentials)).toContain('Senha: a-B_9=x\n');
    expect(parseCredentials(credentialsText(credentials))).toEqual(credentials);
  });
  it.each(['', 'E-mail: a@b.co\n', 'Senha: x\n', 'something else'])('is not %p', (text) => {
    expect(parseCredentials(text)).toBeNull();
  });
});
