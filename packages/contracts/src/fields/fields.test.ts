import { describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { LoginBody } from '../http/auth/login.js';
import { newPassword } from '../http/auth/register.js';
import { UpdateAdminPasswordBody } from '../http/vitamina/auth/update-password.js';
import { color } from './color.js';
import * as documents from './documents.js';
import { email, knownEmail, optionalEmail } from './email.js';
import { isEmail } from '../email-address.js';
import { isLogo } from './logo.js';
import { moneyInput } from './money.js';
import { name, optionalName, signerName } from './name.js';
import { isPasswordLength } from './password.js';
import { oneLine } from '../one-line.js';
import { line, paragraph } from './text.js';

describe('text (D47)', () => {
  it('normalises to NFC and trims one line', () => {
    expect(line(20).parse('  Jose\u0301 ')).toBe('José');
  });
  it.each([
    ['NUL', 'a\u0000b'],
    ['lone surrogate', 'a\ud800b'],
    ['bidi override', 'a\u202eb'],
    ['isolate', 'a\u2066b'],
  ])('refuses %s', (_name, value) => {
    expect(paragraph(20).safeParse(value).success).toBe(false);
  });
  it('keeps emoji, markup and line ends', () => {
    expect(paragraph(60).parse('🎉 <script>\r\n$x')).toBe('🎉 <script>\n$x');
  });
  it.each([
    ['Ana\tLima', 'Ana Lima'],
    ['Ana \t\t Lima', 'Ana Lima'],
    ['\tAna  Lima\t', 'Ana  Lima'],
  ])('keeps %j with a visible space (attack 334)', (typed, kept) => {
    expect(line(40).parse(typed)).toBe(kept);
    expect(paragraph(40).parse('a\tb\nc')).toBe('a\tb\nc');
  });
  it('refuses line breaks on one line: they would break headers', () => {
    expect(line(40).safeParse('A\r\nBcc: x@y.z').success).toBe(false);
    expect(line(40).safeParse('A\u0085B').success || line(40).safeParse('A\u009bB').success).toBe(false);
  });
  it('a form’s one-line field turns a line break into a blank', () => {
    expect(oneLine('Rua A\r\n\tSão  Paulo\u2028SP\u0085BR')).toBe('Rua A São  Paulo SP BR');
  });
  it.each([
    ['marks on one letter', `a${'\u0301\u0323'.repeat(125_000)}`],
    ['marks within the length', `a${'\u0301\u0323'.repeat(99)}`],
    ['characters that nobody sees', '\u00ad'.repeat(250_000)],
  ])('refuses %s at once, wherever text is accepted (attack 350)', (_name, value) => {
    for (const field of [line(200), paragraph(200), email, newPassword, LoginBody.shape.password])
      expect(field.safeParse(value).success).toBe(false);
    const passwords = { currentPassword: 'segredo', newPassword: value, confirmPassword: value };
    expect(UpdateAdminPasswordBody.safeParse(passwords).success).toBe(false);
  });
  it('reads only the length of 200,000 characters (attack 364)', () => {
    const schemas = {
      ...Object.fromEntries(Object.entries(documents).map(([name, schema]) => [name, schema])),
      email,
      knownEmail,
      optionalEmail,
      name: name('falta'),
      optionalName,
      signerName,
      line: line(200),
      paragraph: paragraph(20_000),
      password: z.string().refine(isPasswordLength),
      newPassword,
    };
    const exec = RegExp.prototype.exec;
    for (const [field, schema] of Object.entries(schemas))
      for (const text of ['a', '1', ' ', '+', 'CNPJ ', '\u00ad', '.@'].map((piece) =>
        piece.repeat(200_000),
      )) {
        let longest = 0;
        const spy = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, given) {
          longest = Math.max(longest, given.length);
          return exec.call(this, given);
        });
        const { success } = schema.safeParse(text);
        spy.mockRestore();
        expect([field, success, longest]).toEqual([field, false, 0]);
      }
  });
  it('counts the length after normalising', () => {
    expect(line(1).safeParse('e\u0301').success).toBe(true);
    expect(line(1).safeParse('ab').success).toBe(false);
  });
});

describe('money (D4)', () => {
  it.each([
    ['4500', '4500.00'],
    [10, '10.00'],
    ['10', '10.00'],
    ['7.5', '7.50'],
    [0.1, '0.10'],
    ['999999999.99', '999999999.99'],
  ])('accepts %p', (given, wire) => expect(moneyInput.parse(given)).toBe(wire));
  it.each([
    -1,
    '0.001',
    '1000000000',
    '',
    'NaN',
    Number.POSITIVE_INFINITY,
    1e300,
    true,
    [10],
    { $gt: 0 },
    null,
    '1,5',
    ' 1',
  ])('refuses %p', (given) => expect(moneyInput.safeParse(given).success).toBe(false));
});

describe('email', () => {
  it.each(['a@b.co', 'ana+site@exemplo.com.br', 'josé@padaria.com'])('takes %s', (v) =>
    expect(isEmail(v)).toBe(true),
  );
  it.each([
    '',
    'a',
    'a@b',
    'a@b.com,c@d.com',
    'a@b.com\r\nRCPT TO:',
    '<a@b.co>',
    '"a b"@c.co',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %s', (v) => expect(isEmail(v)).toBe(false));
});

describe('logo and colour (D24, D26)', () => {
  it('takes an image by its content', () => {
    expect(isLogo(`data:image/png;base64,iVBORw0KGgo${'A'.repeat(20)}=`)).toBe(true);
    expect(isLogo('')).toBe(true);
    expect(isLogo(`/api/assets/${'a'.repeat(64)}`)).toBe(true);
  });
  it.each([
    'http://127.0.0.1:5432',
    'file:///etc/passwd',
    '//host/x.png',
    'data:text/html;base64,PGgxPg==',
    'data:image/png;base64,PGgxPg==',
  ])('refuses %s', (v) => expect(isLogo(v)).toBe(false));
  it('takes #RRGGBB alone', () => {
    expect(color.parse('#3b82f6')).toBe('#3B82F6');
    for (const bad of ['red', '#FFF', '#3B82F6;x', 'url(x)'])
      expect(color.safeParse(bad).success).toBe(false);
  });
});
