import { describe, expect, it } from '@jest/globals';
import { displayInvestment } from './investment.js';

describe('displayInvestment (D43, P45)', () => {
  it.each([
    ['R$ 1.234,56', 'R$ 1.234,56'],
    ['a partir de R$ 900', 'a partir de R$ 900'],
    ['R$ 0,00', 'R$ 0,00'],
    ['1000-3000 R$', '1000-3000 R$'],
    ['1000-3000', 'R$ 2.500'],
    ['3000-6000', 'R$ 4.500'],
    ['6000-10000', 'R$ 8.000'],
    ['10000+', 'R$ 12.000'],
    ['4500.00', 'R$ 4.500,00'],
    ['0.01', 'R$ 0,01'],
    ['10000', 'R$ 10.000,00'],
    ['1.234,50', 'R$ 1.234,50'],
    [4500, 'R$ 4.500,00'],
    [1.234, 'R$ 1,23'],
    [999999999.99, 'R$ 999.999.999,99'],
    ['0.00', 'Sob consulta'],
    ['0', 'Sob consulta'],
    ['', 'Sob consulta'],
    ['-5', 'Sob consulta'],
    ['5000-9000', 'Sob consulta'],
    ['a combinar', 'Sob consulta'],
    [0, 'Sob consulta'],
    [-1, 'Sob consulta'],
    [0.001, 'Sob consulta'],
    [Number.NaN, 'Sob consulta'],
    [Number.POSITIVE_INFINITY, 'Sob consulta'],
    [1e300, 'Sob consulta'],
    [null, 'Sob consulta'],
    [undefined, 'Sob consulta'],
  ])('shows %j as %j', (valor, text) => {
    expect(displayInvestment(valor)).toBe(text);
  });
});
