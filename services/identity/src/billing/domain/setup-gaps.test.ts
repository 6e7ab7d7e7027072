import { describe, expect, it } from '@jest/globals';
import { setupGaps } from './setup-gaps.js';

const nothing = { STRIPE_PRICE_MENSAL: [], STRIPE_PRICE_ANUAL: [] };
const all = {
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  STRIPE_PRICE_MENSAL: ['price_m'],
  STRIPE_PRICE_ANUAL: ['price_a'],
  CHECKOUT_URL_MENSAL: 'https://pagar.example/m',
  CHECKOUT_URL_ANUAL: 'https://pagar.example/a',
};

describe('missing settings where plans are sold', () => {
  it('is empty if all are set, or nothing is sold', () => {
    expect(setupGaps(all)).toEqual([]);
    expect(setupGaps(nothing)).toEqual([]);
  });

  it('are named', () => {
    expect(setupGaps({ ...all, STRIPE_PRICE_ANUAL: [] })).toEqual([
      'CHECKOUT_URL_ANUAL is given without STRIPE_PRICE_ANUAL: whoever pays there gets no plan',
    ]);
    expect(setupGaps({ ...nothing, CHECKOUT_URL_MENSAL: 'https://pagar.example/m' })).toHaveLength(3);
  });
});
