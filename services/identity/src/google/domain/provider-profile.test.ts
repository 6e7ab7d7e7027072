import { describe, expect, it } from '@jest/globals';
import { readProviderProfile } from './provider-profile.js';

const claims = {
  iss: 'https://accounts.google.com',
  sub: '1076',
  aud: 'us',
  email: 'Ana@Exemplo.com.br',
  email_verified: true,
  name: 'Ana Lima',
};

describe('the person of an ID token (D11)', () => {
  it('is issuer, subject, email and name', () => {
    expect(readProviderProfile(claims)).toEqual({
      issuer: 'https://accounts.google.com',
      subject: '1076',
      email: 'Ana@Exemplo.com.br',
      nome: 'Ana Lima',
    });
  });

  it('is an email and a name without invisible characters', () => {
    const given = { ...claims, email: 'Ana@Exemplo.com.br\u200b', name: 'Ana\u2060 Lima' };
    expect(readProviderProfile(given)).toMatchObject({ email: 'Ana@Exemplo.com.br', nome: 'Ana Lima' });
  });

  it.each([false, undefined, null, 'true', 1, 'false'])(
    'is null while email_verified is %p',
    (email_verified) => expect(readProviderProfile({ ...claims, email_verified })).toBeNull(),
  );

  it.each([
    ['no e-mail', { email: undefined }],
    ['an empty e-mail', { email: '' }],
    ['a text that is no e-mail', { email: 'ana' }],
    ['two addresses', { email: 'a@b.com,c@d.com' }],
    ['a line end in the e-mail', { email: 'a@b.com\r\nBcc: x@y.com' }],
    ['an e-mail of another kind', { email: ['a@b.com'] }],
    ['no subject', { sub: '' }],
    ['an endless subject', { sub: 'x'.repeat(256) }],
  ])('is null with %s', (_what, change) => expect(readProviderProfile({ ...claims, ...change })).toBeNull());

  it.each([
    ['none', undefined],
    ['an empty one', '  '],
    ['one that turns the text around', 'Ana\u202eamiL'],
    ['one with a line end', 'Ana\r\nLima'],
    ['an endless one', 'x'.repeat(201)],
    ['one of another kind', { given: 'Ana' }],
    ['one that nobody sees (attack 260)', '\u3164\u200b'],
    ['one of punctuation', '--'],
  ])('uses the part before the @ as the name with %s', (_what, name) =>
    expect(readProviderProfile({ ...claims, name })?.nome).toBe('Ana'),
  );
});
