import { describe, expect, it } from '@jest/globals';
import { budgetFromWire, moneyFromWire, moneyToWire } from './wire-money';

describe('money between form and wire (P65, D4)', () => {
  it.each([
    ['', '0'],
    ['  ', '0'],
    ['a combinar', '0'],
    ['R$ 0,00', '0.00'],
    ['R$ 1.234,56', '1234.56'],
    ['1.234', '1234.00'],
    ['R$ 999.999.999,99', '999999999.99'],
  ])('%p → %s', (text, wire) => expect(moneyToWire(text)).toBe(wire));
  it.each([
    ['1234.56', 'R$ 1.234,56', 'R$ 1.234,56'],
    ['0.00', 'R$ 0,00', ''],
    ['1000-3000', 'R$ 0,00', ''],
  ])('%s shows as %s, as a budget %p', (wire, price, budget) => {
    expect(moneyFromWire(wire)).toBe(price);
    expect(budgetFromWire(wire)).toBe(budget);
  });
});
