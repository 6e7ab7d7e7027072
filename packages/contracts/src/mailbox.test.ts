import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.js';

describe('the mailbox that email limits count by (D48, attack 363)', () => {
  it.each([
    ['ana@exemplo.com.br', 'ana@exemplo.com.br'],
    [' Ana@Exemplo.com.br ', 'ana@exemplo.com.br'],
    ['ana+1@exemplo.com.br', 'ana@exemplo.com.br'],
    ['ana+um+dois@exemplo.com.br', 'ana@exemplo.com.br'],
    ['+1@exemplo.com.br', '+1@exemplo.com.br'],
    ['ana.lima@exemplo.com.br', 'ana.lima@exemplo.com.br'],
    ['a.n.a@gmail.com', 'ana@gmail.com'],
    ['A.na+loja@GoogleMail.com', 'ana@gmail.com'],
    ['ana@gmail.com.br', 'ana@gmail.com.br'],
    ['a.na@mail.gmail.com', 'a.na@mail.gmail.com'],
    ['joa\u0303o@gmail.com', 'jo\u00e3o@gmail.com'],
    ['ana@\uff47mail.com', 'ana@gmail.com'],
    ['a.na+1@\u{1d420}ma\u2071\u2113.com', 'ana@gmail.com'],
    ['ana@b\u00fccher.de', 'ana@xn--bcher-kva.de'],
    ['ana@XN--bcher-kva.de', 'ana@xn--bcher-kva.de'],
    ['no address', '@no address'],
  ])('of %s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

  it('does not change when applied again', () => {
    for (const address of ['a.n.a+b@gmail.com', 'x+y@z.com', '+@z.com'])
      expect(mailboxOf(mailboxOf(address))).toBe(mailboxOf(address));
  });
});
