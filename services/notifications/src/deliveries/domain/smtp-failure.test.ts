import { describe, expect, it } from '@jest/globals';
import { isPermanent, reasonOf, type SmtpFailure } from './smtp-failure.js';

describe('whether a retry is useless (attack 166)', () => {
  it.each<[string, SmtpFailure, boolean]>([
    ['no such mailbox', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
    ['refused content', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true],
    ['too large', { code: 'EENVELOPE', responseCode: 552, command: 'MAIL FROM' }, true],
    ['greylisted', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, false],
    ['mailbox full for now', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, false],
    ['wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
    ['password demanded', { code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, false],
    ['the connection is refused', { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, false],
    ['no TLS', { code: 'ETLS', responseCode: 502, command: 'STARTTLS' }, false],
    ['nobody listens', { code: 'ESOCKET', command: 'CONN' }, false],
    ['silence', { code: 'ETIMEDOUT', command: 'DATA' }, false],
    ['no response at all', {}, false],
  ])('%s', (_what, failure, permanent) => {
    expect(isPermanent(failure)).toBe(permanent);
  });
});

describe('the stored reason (D35)', () => {
  it('has no address and is one line', () => {
    const error = new Error("550 5.1.1 <marina@estudiolume.com.br>: no\r\nsuch user 'a.b+c@d.co'");
    expect(reasonOf(error)).toBe("550 5.1.1 <***>: no such user '***'");
  });

  it('is short', () => {
    expect(reasonOf(new Error('x'.repeat(10_000)))).toHaveLength(300);
    expect(reasonOf('dito')).toBe('dito');
  });
});
