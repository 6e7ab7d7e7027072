import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bareCnpj, formatCnpj, maskCnpj } from './cnpj.js';
import { isCnpj } from './is-cnpj.js';

interface Vector {
  value: string;
  valid: boolean;
  note: string;
}
const vectors = (
  JSON.parse(readFileSync(new URL('../fixtures/brazil-vectors.json', import.meta.url), 'utf8')) as {
    cnpj: Vector[];
  }
).cnpj;

describe('isCnpj (P2, D27)', () => {
  it('has vectors of both kinds', () => {
    expect(new Set(vectors.map((vector) => vector.valid)).size).toBe(2);
  });

  it.each(vectors)('returns $valid for "$value" ($note)', ({ value, valid }) => {
    expect(isCnpj(value)).toBe(valid);
    expect(isCnpj(bareCnpj(value))).toBe(valid);
  });

  // 'ı' and 'ſ' become I and S under toUpperCase: upper-casing first would accept them.
  it.each([
    'ıOUQF000000114',
    'Q0.ſLF.MBD/7VX4-39',
    '１１222333000181',
    '11222333000181\n',
    ' 11222333000181',
    '11-222-333/0001-81',
    '',
  ])('refuses %j', (text) => {
    expect(isCnpj(text)).toBe(false);
    expect(isCnpj(bareCnpj(text))).toBe(bareCnpj(text) === '11222333000181');
  });

  it('accepts one pair of check digits per base', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{12}$/), (base) => {
        const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
        expect(pairs.filter((pair) => isCnpj(base + pair))).toHaveLength(/^(\d)\1+$/.test(base) ? 0 : 1);
      }),
      { numRuns: 50 },
    );
  });
});

describe('CNPJ mask (P2)', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['12a', '12.A'],
    ['12abc', '12.ABC'],
    ['12abc3', '12.ABC.3'],
    ['12abc345', '12.ABC.345'],
    ['12abc3450', '12.ABC.345/0'],
    ['12abc34501de', '12.ABC.345/01DE'],
    ['12abc34501de3', '12.ABC.345/01DE-3'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12.ABC.345/01DE-359', '12.ABC.345/01DE-359'],
    ['12.ABC.345/01DE-3a', '12.ABC.345/01DE-3A'],
    ['11222333000181', '11.222.333/0001-81'],
    ['12abç', '12.AB'],
    ['ı1', '1'],
  ])('%j becomes %j', (typing, masked) => {
    expect(maskCnpj(typing)).toBe(masked);
    expect(maskCnpj(masked)).toBe(masked);
  });

  it('formats the stored form and leaves anything else alone', () => {
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('12ABC34501DE3')).toBe('12ABC34501DE3');
    expect(formatCnpj('12ABC34501DE3A')).toBe('12ABC34501DE3A');
    expect(formatCnpj('')).toBe('');
  });

  it('is reversible', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{12}\d{2}$/), (bare) => {
        expect(bareCnpj(formatCnpj(bare))).toBe(bare);
      }),
    );
  });

  it('upper-cases ASCII only and keeps foreign characters when baring', () => {
    expect(bareCnpj(' 12.abç.345/01de-35 ')).toBe('12ABç34501DE35');
  });
});
