import { describe, expect, it } from '@jest/globals';
import { bracketed, runsOf } from './link-like.js';

describe('a text that a mail program could turn into a link (attack 291)', () => {
  it.each([
    ['www.golpe.com', 'www[.]golpe[.]com'],
    ['Acesse golpe.com.br/x já', 'Acesse golpe[.]com[.]br/x já'],
    ['https://golpe.com', 'https[:]//golpe[.]com'],
    ['https：／／golpe．com', 'https[：]／／golpe[．]com'],
    ['golpe。com e golpe｡com e golpe․com', 'golpe[。]com e golpe[｡]com e golpe[․]com'],
    ['a@b.com', 'a[@]b[.]com'],
    ['pão.çom', 'pão[.]çom'],
    ['❤️.ws', '❤️[.]ws'],
    ['mailto:ana', 'mailto[:]ana'],
    ['tel:08001234', 'tel[:]08001234'],
    ['\\\\golpe\\pasta', '[\\]\\golpe\\pasta'],
    ['xn--golpe-abc.com', 'xn--golpe-abc[.]com'],
  ])('%s is shown as %s in plain text', (text, shown) => {
    expect(bracketed(text)).toBe(shown);
    expect(runsOf(text).some(({ linkLike }) => linkLike)).toBe(true);
  });

  it.each([
    'Padaria Pão & Prosa',
    'Estúdio Lume S.A.',
    'R$ 1.234.567,89',
    'Site novo. Fase 2',
    'Prazo: 15 dias…',
    'Lei 12.965/2014',
    '27/11/2026, 22:30',
    'E.R.P. 2.0',
  ])('%s is left alone', (text) => {
    expect(bracketed(text)).toBe(text);
    expect(
      runsOf(text)
        .map(({ parts }) => parts.join(''))
        .join(''),
    ).toBe(text);
    expect(runsOf(text).every(({ linkLike }) => !linkLike)).toBe(true);
  });

  it.each(['(11) 98765-4321', '+55 11 98765 4321', '08001234567', '0800 123-4567'])(
    '%s is a telephone, which only markup can protect from being dialled',
    (phone) => {
      expect(bracketed(phone)).toBe(phone);
      const [run] = runsOf(phone);
      expect(run).toMatchObject({ linkLike: true });
      expect(run?.parts.join('')).toBe(phone);
      expect(run?.parts.every((part) => !/\d{4}/.test(part))).toBe(true);
    },
  );

  it('loses no character of any text', () => {
    const text = 'Ana <a@b.com>  www.x.com\t(11) 98765-4321 fim.';
    expect(
      runsOf(text)
        .flatMap(({ parts }) => parts)
        .join(''),
    ).toBe(text);
  });

  it('takes no longer than its text is long', () => {
    for (const text of ['1 '.repeat(20_000), 'a.'.repeat(20_000), '@'.repeat(20_000), '('.repeat(20_000)])
      expect(
        runsOf(text)
          .flatMap(({ parts }) => parts)
          .join('').length,
      ).toBe(text.length);
  });
});
