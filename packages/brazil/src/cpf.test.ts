import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bareCpf, formatCpf, maskCpf } from './cpf.js';
import { isCpf } from './is-cpf.js';

interface Vector {
  value: string;
  valid: boolean;
  note: string;
}
const vectors = (
  JSON.parse(readFileSync(new URL('../fixtures/brazil-vectors.json', import.meta.url), 'utf8')) as {
    cpf: Vector[];
  }
).cpf;

describe('isCpf (P3)', () => {
  it('has vectors of both kinds', () => {
    expect(new Set(vectors.map((vector) => vector.valid)).size).toBe(2);
  });

  it.each(vectors)('returns $valid for "$value" ($note)', ({ value, valid }) => {
    expect(isCpf(value)).toBe(valid);
    expect(isCpf(bareCpf(value))).toBe(valid);
  });

  it.each([
    '٥٢٩٩٨٢٢٤٧٢٥',
    '52998224725\n',
    ' 52998224725',
    '529/982/247-25',
    '529982247250',
    '529.982.247-2A5',
  ])('refuses %j', (text) => {
    expect(isCpf(text)).toBe(false);
  });

  it('accepts one pair of check digits per base', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (base) => {
        const right = Array.from({ length: 100 }, (_, pair) => base + String(pair).padStart(2, '0')).filter(
          isCpf,
        );
        expect(right).toHaveLength(/^(\d)\1+$/.test(base) ? 0 : 1);
      }),
      { numRuns: 50 },
    );
  });
});

describe('CPF mask (P3)', () => {
  it.each([
    ['', ''],
    ['529', '529'],
    ['5299', '529.9'],
    ['529982', '529.982'],
    ['5299822', '529.982.2'],
    ['529982247', '529.982.247'],
    ['5299822472', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-259', '529.982.247-259'],
    [' 529 982 247 25 ', '529.982.247-25'],
    ['5a2', '52'],
  ])('%j becomes %j', (typing, masked) => {
    expect(maskCpf(typing)).toBe(masked);
    expect(maskCpf(masked)).toBe(masked);
  });

  it('formats stored digits and leaves anything else alone', () => {
    expect(formatCpf('00000000191')).toBe('000.000.001-91');
    expect(formatCpf('0000000019')).toBe('0000000019');
    expect(formatCpf('')).toBe('');
  });

  it('is reversible', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), (digits) => {
        expect(bareCpf(formatCpf(digits))).toBe(digits);
      }),
    );
  });

  it('keeps foreign characters when baring, so that they are refused', () => {
    expect(bareCpf(' 529.982.247-2A ')).toBe('5299822472A');
  });
});
