import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isEmail, isPlainAddress, normalizeEmail, typedEmail } from './email-address.js';
import { email, knownEmail, optionalEmail } from './fields/email.js';
import { AdminLoginBody } from './http/vitamina/auth/login.js';
import { withoutUnseen } from './unseen.js';

describe('addresses (D9, attack 261)', () => {
  it.each([
    'a@b.co',
    'ana+site@exemplo.com.br',
    'josé@padaria.com',
    'zé@pão.com.br',
    'o’neil@x.com',
    'a_b!#$%&*+/=?^`{|}~-@x-y.com',
    '1@2.com.br',
    'ana@xn--po-zja.com.br',
    `a@${'b'.repeat(63)}.com`,
  ])('accepts %s', (address) => expect(isEmail(address)).toBe(true));

  it.each([
    'a..b@x.com',
    '.a@x.com',
    'a.@x.com',
    'a@x..com',
    'a@.x.com',
    'a@x.com.',
    'a@-x.com',
    'a@x-.com',
    'a@x.com-',
    'a@x.c',
    'a@x',
    'a@x_y.com',
    'a@x!.com',
    'a@b@x.com',
    'a b@x.com',
    'a\u00a0b@x.com',
    'a\u3164@x.com',
    'a@x.com\u200b',
    'a@x\u2800y.com',
    'a\u0085@x.com',
    `a@${'b'.repeat(64)}.com`,
  ])('refuses %j', (address) => {
    expect(isEmail(address)).toBe(false);
    expect(isEmail(`${address}\u200b`)).toBe(false);
  });

  it.each(['=?utf-8?q?x?=@exemplo.com', '=?UTF-8?B?YQ==?=b@x.com', 'ana=?x?q?=40evil.com=3e?=@x.com'])(
    'refuses %j, which mail programs read as another address (attack 402)',
    (address) => expect([isEmail(address), isPlainAddress(address)]).toEqual([false, false]),
  );

  it('whatever is typed, the stored address has no invisible character, and names one account', () => {
    const part = fc.string({
      unit: fc.constantFrom('a', 'B', 'é', '.', '-', '\u200b', '\u3164', '\ufe0f', '\u2800', ' '),
      maxLength: 8,
    });
    fc.assert(
      fc.property(part, part, part, (local, label, top) => {
        const typed = `${local}@${label}.${top}`;
        const kept = email.safeParse(typed);
        const clean = email.safeParse(withoutUnseen(typed));
        expect(kept.success).toBe(clean.success);
        if (!kept.success) return;
        expect(isEmail(kept.data) && isPlainAddress(kept.data)).toBe(true);
        expect(withoutUnseen(kept.data)).toBe(kept.data);
        expect(kept.data).toBe(typedEmail(typed));
        expect(normalizeEmail(kept.data)).toBe(normalizeEmail(clean.data ?? ''));
      }),
    );
  });

  it.each(['ana@x.com\u200b', '\ufeff ana@x.com ', 'a\u00adna@x.com', 'ana@x\u2060.com'])(
    '%j is ana@x.com',
    (typed) => {
      for (const field of [email, knownEmail, optionalEmail]) expect(field.parse(typed)).toBe('ana@x.com');
      expect(AdminLoginBody.parse({ username: typed, password: 'x' }).username).toBe('ana@x.com');
    },
  );

  it('an empty one is no address', () => {
    expect(email.safeParse('\u200b').error?.issues[0]?.message).toBe('Email é obrigatório');
    expect(optionalEmail.parse('\u200b')).toBe('');
  });

  it('an account from before the rules signs in with its address', () => {
    expect(knownEmail.parse('a..b@x.com')).toBe('a..b@x.com');
    expect(knownEmail.safeParse('a@b.com,c@d.com').success).toBe(false);
  });
});

describe('a domain in letters that are mapped to others (attack 376)', () => {
  it.each(['ana@\uff47mail.com', 'ana@\u{1d420}mail.com', 'ana@\u1d4dmail.com', 'ana@gmail.\u2102om'])(
    'cannot be entered, since email would be sent to another: %s',
    (address) => expect(isEmail(address)).toBe(false),
  );

  it('may have accents, as a character or as a letter and its accent', () => {
    expect(isEmail('ana@padaria-p\u00e3o.com.br')).toBe(true);
    expect(isEmail('ana@padaria-pa\u0303o.com.br')).toBe(true);
  });
});
