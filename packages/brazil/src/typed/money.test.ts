import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatBrl, MAX_CENTAVOS } from '../money.js';
import { centsFirst, moneyRules, parseTypedMoney } from './money.js';

const amounts = fc.integer({ min: 0, max: MAX_CENTAVOS });

describe('centsFirst', () => {
  /** Types character after character at the end of the field. */
  const type = (keys: string) => keys.split('').reduce((text, key) => centsFirst(text, text + key), '');

  it.each([
    ['4', 'R$ 0,04'],
    ['45', 'R$ 0,45'],
    ['450', 'R$ 4,50'],
    ['450000', 'R$ 4.500,00'],
    ['0', 'R$ 0,00'],
    ['05', 'R$ 0,05'],
    ['4a5,0', 'R$ 4,50'],
    ['abc', ''],
  ])('typing %j shows %j', (keys, text) => {
    expect(type(keys)).toBe(text);
  });

  it('moves right when the last digit is deleted, down to an empty field', () => {
    expect(centsFirst('R$ 4,50', 'R$ 4,5')).toBe('R$ 0,45');
    expect(centsFirst('R$ 0,04', 'R$ 0,0')).toBe('R$ 0,00');
    expect(centsFirst('R$ 0,00', 'R$ 0,0')).toBe('');
    expect(centsFirst('R$ 4,50', '')).toBe('');
  });

  it('replaces a selection of everything', () => {
    expect(centsFirst('R$ 0,00', '7')).toBe('R$ 0,07');
    expect(centsFirst('R$ 1.234,56', '7')).toBe('R$ 0,07');
  });

  it('shows an amount above the maximum, which the field then refuses', () => {
    const shown = centsFirst('R$ 999.999.999,99', 'R$ 999.999.999,990');
    expect(shown).toBe('R$ 9.999.999.999,90');
    expect(parseTypedMoney(shown)).toEqual({ reason: '', now: true });
    expect(centsFirst('', '9'.repeat(400)).replace(/\D/g, '')).toBe('9'.repeat(400));
  });

  it('shows any amount that is typed digit by digit', () => {
    fc.assert(
      fc.property(amounts, (centavos) => {
        expect(type(String(centavos))).toBe(formatBrl(centavos));
      }),
    );
  });
});

describe('a money field (D4)', () => {
  const rules = moneyRules('R$ 0,00');
  const type = (keys: string) =>
    keys.split('').reduce((text, key) => rules.typing(text + key, text), rules.normalize(''));

  it('typed with its centavos, an amount gives the same value as pasted', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('', 'R$ '), (centavos, symbol) => {
        const text = `${symbol}${formatBrl(centavos).slice(3)}`;
        expect(rules.normalize(type(text))).toBe(rules.normalize(text));
      }),
    );
  });

  it('is edited as plain text when it could not be parsed', () => {
    expect(rules.typing('450 ', '450 m')).toBe('450 ');
    expect(rules.normalize('450 ')).toBe('R$ 450,00');
    expect(type('4,50x')).toBe('R$ 4,50x');
  });

  it('shows no amount as its empty value', () => {
    expect([rules.normalize(''), moneyRules('').normalize('0')]).toEqual(['R$ 0,00', '']);
  });
});
