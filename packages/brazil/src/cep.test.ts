import { describe, expect, it } from '@jest/globals';
import { bareCep, formatCep, isCep, maskCep } from './cep.js';

describe('isCep', () => {
  it.each(['01001000', '01001-000'])('accepts %j', (text) => {
    expect(isCep(text)).toBe(true);
  });

  it.each([
    '',
    '0100100',
    '010010000',
    '0100-1000',
    '01001-00a',
    '01001000/../../admin',
    '@127.0.0.1',
    '01001000\r\n',
    ' 01001000',
    '٠١٠٠١٠٠٠',
  ])('refuses %j', (text) => {
    expect(isCep(text)).toBe(false);
  });
});

describe('CEP mask (P64)', () => {
  it.each([
    ['', ''],
    ['01001', '01001'],
    ['010010', '01001-0'],
    ['01001000', '01001-000'],
    ['01001-0009', '01001-0009'],
    ['01.001-000', '01001-000'],
  ])('%j becomes %j', (typing, masked) => {
    expect(maskCep(typing)).toBe(masked);
    expect(maskCep(masked)).toBe(masked);
  });

  it('bares and formats', () => {
    expect(bareCep(' 01.001-000 ')).toBe('01001000');
    expect(bareCep('01001-00a')).toBe('0100100a');
    expect(formatCep('01001000')).toBe('01001-000');
    expect(formatCep('0100')).toBe('0100');
  });
});
