import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatBrl, fromWire, MAX_CENTAVOS, parseMoney, readWire, toWire } from './money.js';

const amounts = fc.integer({ min: 0, max: MAX_CENTAVOS });

describe('parseMoney', () => {
  it.each([
    ['1.234,56', 123456],
    ['1234,56', 123456],
    ['1234.56', 123456],
    ['R$ 1.234,56', 123456],
    ['R$1.234,56', 123456],
    ['r$ 1.234,56', 123456],
    ['R$\u00a01.234,56', 123456],
    ['  1.234,5\t', 123450],
    ['1.234', 123400],
    ['1.234.567', 123456700],
    ['1.234.567,8', 123456780],
    ['1234', 123400],
    ['1.5', 150],
    ['1.50', 150],
    ['12.34', 1234],
    ['0.12', 12],
    ['0,01', 1],
    ['0', 0],
    ['007', 700],
    ['', 0],
    ['   ', 0],
    ['R$', 0],
    ['R$ ', 0],
    ['999.999.999,99', MAX_CENTAVOS],
    ['999999999.99', MAX_CENTAVOS],
  ])('reads %j as %d centavos', (text, centavos) => {
    expect(parseMoney(text)).toBe(centavos);
  });

  it.each([
    '1000000000',
    '1.000.000.000,00',
    '9'.repeat(400),
    '-1',
    'R$ -1,00',
    '1,234',
    '1,234.56',
    '1.234.56',
    '12.34.567',
    '1234.567',
    '0.123',
    '01.234',
    '1.2345',
    '1,',
    ',5',
    '1..5',
    '1 234,56',
    '1e3',
    'abc',
    'R$ R$ 1',
    'US$ 1,00',
    '100 reais',
    '١٢٣',
    'NaN',
    'Infinity',
  ])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it('reads back what formatBrl and toWire write', () => {
    fc.assert(
      fc.property(amounts, (centavos) => {
        expect(parseMoney(formatBrl(centavos))).toBe(centavos);
        expect(parseMoney(toWire(centavos))).toBe(centavos);
        expect(parseMoney(formatBrl(centavos).replace('R$ ', '').replaceAll('.', ''))).toBe(centavos);
      }),
    );
  });

  it('gives whole centavos in range or null, whatever the text', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[R$ .,\d-]{0,16}$/));
    fc.assert(
      fc.property(texts, (text) => {
        const centavos = parseMoney(text);
        expect(
          centavos === null || (Number.isInteger(centavos) && centavos >= 0 && centavos <= MAX_CENTAVOS),
        ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('formatBrl (P1)', () => {
  it.each([
    [0, 'R$ 0,00'],
    [1, 'R$ 0,01'],
    [99, 'R$ 0,99'],
    [100, 'R$ 1,00'],
    [99999, 'R$ 999,99'],
    [100000, 'R$ 1.000,00'],
    [123456, 'R$ 1.234,56'],
    [123456789, 'R$ 1.234.567,89'],
    [MAX_CENTAVOS, 'R$ 999.999.999,99'],
    [-123456, '-R$ 1.234,56'],
  ])('writes %d as %j', (centavos, text) => {
    expect(formatBrl(centavos)).toBe(text);
  });

  it('agrees with pt-BR currency of Intl, apart from the kind of space', () => {
    const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(amounts, (centavos) => {
        expect(formatBrl(centavos)).toBe(intl.format(centavos / 100).replaceAll('\u00a0', ' '));
      }),
    );
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('throws for %d', (centavos) => {
    expect(() => formatBrl(centavos)).toThrow(RangeError);
  });
});

describe('wire form', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [450000, '4500.00'],
    [MAX_CENTAVOS, '999999999.99'],
  ])('writes %d as %j', (centavos, text) => {
    expect(toWire(centavos)).toBe(text);
    expect(fromWire(text)).toBe(centavos);
  });

  it.each([-1, MAX_CENTAVOS + 1, 0.5, Number.NaN])('does not write %d', (centavos) => {
    expect(() => toWire(centavos)).toThrow(RangeError);
  });

  it.each([
    ['10', 1000],
    ['10.5', 1050],
    [10, 1000],
    [10.1, 1010],
    [4500.07, 450007],
    [0, 0],
    [-0, 0],
    [999999999.99, MAX_CENTAVOS],
  ])('reads %j as %d', (value, centavos) => {
    expect(readWire(value)).toBe(centavos);
  });

  it.each([
    [''],
    [' 10'],
    ['10\n'],
    ['+10'],
    ['-1'],
    ['1.'],
    ['.5'],
    ['0.001'],
    ['1,50'],
    ['1.234,56'],
    ['1e3'],
    ['0x10'],
    ['010'],
    ['NaN'],
    ['1000000000'],
    [1000000000],
    [-1],
    [0.001],
    [0.1 + 0.2],
    [1e300],
    [JSON.parse('9007199254740993') as number],
    [Number.POSITIVE_INFINITY],
    [Number.NaN],
    [true],
    [null],
    [undefined],
    [[10]],
    [{ $gt: 0 }],
  ])('refuses %j', (value) => {
    expect(readWire(value)).toBeNull();
  });

  it('throws on a text that is no amount', () => {
    expect(() => fromWire('R$ 1,00')).toThrow(RangeError);
  });

  it('keeps every amount, as text and as number', () => {
    fc.assert(
      fc.property(amounts, (centavos) => {
        expect(fromWire(toWire(centavos))).toBe(centavos);
        expect(readWire(Number(toWire(centavos)))).toBe(centavos);
      }),
    );
  });
});
