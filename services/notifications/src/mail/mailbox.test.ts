import { describe, expect, it } from '@jest/globals';
import { mailbox } from './mailbox.js';

describe('MAIL_FROM', () => {
  it.each([
    ['Acordo <nao-responda@localhost>', { name: 'Acordo', address: 'nao-responda@localhost' }],
    ['"Acordo Propostas" <ola@acordo.com.br>', { name: 'Acordo Propostas', address: 'ola@acordo.com.br' }],
    ['ola@acordo.com.br', { name: '', address: 'ola@acordo.com.br' }],
  ])('%s', (text, box) => {
    expect(mailbox.parse(text)).toEqual(box);
  });

  it.each([
    '',
    'Acordo',
    'Acordo <sem-arroba>',
    'a@b.com, c@d.com',
    'A <a@b.com> <c@d.com>',
    'a@b.com\r\nBcc: x@y.com',
  ])('refuses %j', (text) => {
    expect(mailbox.safeParse(text).success).toBe(false);
  });
});
