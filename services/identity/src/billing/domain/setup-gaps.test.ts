import { describe, expect, it } from '@jest/globals';
import { setupGaps } from './setup-gaps.js';

const nothing = { prices: { mensal: [], anual: [] }, checkout: {} };
const all = {
  secretKey: 'sk',
  webhookSecret: 'whsec',
  prices: { mensal: ['price_m'], anual: ['price_a'] },
  checkout: { mensal: 'https://pagar.example/m', anual: 'https://pagar.example/a' },
};

describe('missing settings where plans are sold', () => {
  it('is empty if all are set, or nothing is sold', () => {
    expect(setupGaps(all)).toEqual([]);
    expect(setupGaps(nothing)).toEqual([]);
  });

  it('are named', () => {
    expect(setupGaps({ ...all, prices: { ...all.prices, anual: [] } })).toEqual([
      'CHECKOUT_URL_ANUAL is given without STRIPE_PRICE_ANUAL: whoever pays there gets no plan',
    ]);
    expect(setupGaps({ ...nothing, checkout: { mensal: 'https://pagar.example/m' } })).toHaveLength(3);
  });
});
