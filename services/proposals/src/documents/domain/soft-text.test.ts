import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plain, proseOf, type SoftText, soften } from './soft-text.js';

const texts = (text: SoftText) => [text].flat().map((piece) => plain([piece]));
const longest = (text: SoftText) =>
  Math.max(0, ...texts(text).flatMap((piece) => piece.split(/\s+/).map((word) => word.length)));

/** Where the compiler would write a hyphen twice: plain text that continues after one without a space. */
function breaksAfterHyphen(soft: SoftText): boolean {
  const seen = [soft]
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : '\ufffc'))
    .join('');
  return /-(?:[^\s]|[\u00a0\u2007\u202f])/u.test(seen);
}

describe('soften', () => {
  it('leaves ordinary text as it is', () => {
    expect(soften('Pagamento em até 3 vezes', 20)).toBe('Pagamento em até 3 vezes');
  });

  it('allows breaks in an address at punctuation', () => {
    expect(soften('Veja jose.da.silva@exemplo.com.br hoje', 12)).toEqual([
      'Veja jose.',
      'da.',
      'silva@',
      'exemplo.',
      'com.',
      'br hoje',
    ]);
  });

  it('splits a word of 5,000 letters into pieces, without losing any', () => {
    const word = 'abcdefghij'.repeat(500);
    const soft = soften(`antes ${word} depois`, 40);
    expect(plain(soft)).toBe(`antes ${word} depois`);
    expect(longest(soft)).toBe(16);
  });

  it('keeps a word with a hyphen whole if it fits, and splits it otherwise', () => {
    expect(soften('por e-mail, CEP 01226-010', 20)).toEqual([
      'por ',
      { kept: 'e-mail,' },
      ' ',
      { kept: 'CEP 01226-010' },
    ]);
    expect(soften('guarda-chuva', 8)).toEqual([{ kept: 'guarda' }, { kept: '-chuva' }]);
    expect(soften('E-commerce', 20)).toEqual([{ kept: 'E-commerce' }]);
  });

  it('never splits a visible character', () => {
    const family = '👩‍👩‍👧';
    const soft = soften(family.repeat(40), 20);
    expect(soft).toHaveLength(3);
    for (const piece of texts(soft)) expect(piece.replaceAll(family, '')).toBe('');
  });

  const CODES = [
    '550e8400-e29b-41d4-a716-446655440000',
    'https://exemplo.com.br/um-caminho/bem-comprido?chave=a-b-c&outra=d-e-f#fim-da-pagina',
    'joao-da-silva@minha-empresa-de-nome-comprido.com.br',
    'sha256-47DEQpj8HBSa-/TImW-5JCeuQeRkm5NMpJWZG3hSuFU-',
    '/srv/um-caminho/de-arquivo/com-hifens.tar.gz',
    '+55-11-98765-4321',
    '-----BEGIN-PRIVATE-KEY-----',
    'R$-1.234.567-89',
    '2026-11-27/2026-12-27',
    'a\u00a0-\u00a0b',
    '--',
  ];

  it.each(CODES)('allows no line break after a hyphen inside %s, in a column of any width', (code) => {
    const rooms = Array.from({ length: 57 }, (_, at) => at + 4);
    for (const text of [code, `antes ${code} depois`, code.repeat(40)])
      expect(rooms.filter((room) => breaksAfterHyphen(soften(text, room)))).toEqual([]);
  });

  it('allows no line break after a hyphen inside a word, whatever the text', () => {
    const hostile = fc.array(
      fc.oneof(
        fc.constantFrom(
          ...CODES,
          '-',
          '- ',
          '\u00a0',
          ' ',
          'Pagamento',
          'em',
          'e-mail',
          '👩‍👩‍👧',
          'é',
          '–',
          '. ',
        ),
        fc.string({ maxLength: 5 }),
      ),
      { maxLength: 400 },
    );
    fc.assert(
      fc.property(hostile, fc.integer({ min: 4, max: 60 }), (parts, room) => {
        const text = parts.join('');
        const soft = soften(text, room);
        expect(plain(soft)).toBe(text);
        expect(breaksAfterHyphen(soft)).toBe(false);
      }),
    );
  });

  it('packs a text with thousands of possible breaks into pieces of several words', () => {
    const soft = soften('-a '.repeat(6_666), 40);
    expect(plain(soft)).toBe('-a '.repeat(6_666));
    expect(soft.slice(0, 2)).toEqual([{ kept: '-a -a -a -a -a' }, ' ']);
  });

  it('joined is the text, and no piece is longer than its column, whatever the text', () => {
    const strings = fc.string({ unit: 'grapheme-ascii', maxLength: 300 });
    fc.assert(
      fc.property(strings, fc.integer({ min: 4, max: 60 }), (text, room) => {
        const soft = soften(text, room);
        expect(plain(soft)).toBe(text);
        expect(longest(soft)).toBeLessThanOrEqual(room);
      }),
    );
  });
});

describe('proseOf', () => {
  it('keeps lines, and separates paragraphs at blank ones', () => {
    expect(proseOf('um\ndois\n\n \n\ntrês\n', 40)).toEqual([['um', 'dois'], ['três']]);
  });

  it('is empty for blank text', () => {
    expect(proseOf(' \n\n ', 40)).toEqual([]);
  });

  it('keeps all words of 20,000 lines, and at most 501 lines', () => {
    const prose = proseOf(
      Array.from({ length: 10_000 }, (_, i) => `${i}${i % 7 ? '' : '\n'}`).join('\n'),
      40,
    );
    expect(prose.flat().length).toBeLessThanOrEqual(501);
    expect(prose.flat().map(plain).join(' ').split(/\s+/)).toEqual(
      Array.from({ length: 10_000 }, (_, i) => String(i)),
    );
  });
});
