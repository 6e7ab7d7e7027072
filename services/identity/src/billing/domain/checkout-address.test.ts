import { describe, expect, it } from '@jest/globals';
import { checkoutAddress } from './checkout-address.js';

const user = 'b7e3a0a4-0000-4000-8000-000000000001';

describe('the checkout page of a plan (D12)', () => {
  it.each([
    ['https://pagar.example/m', `https://pagar.example/m?client_reference_id=${user}`],
    [
      'https://pagar.example/m?locale=pt-BR',
      `https://pagar.example/m?locale=pt-BR&client_reference_id=${user}`,
    ],
    ['https://pagar.example/m?client_reference_id=x', `https://pagar.example/m?client_reference_id=${user}`],
  ])('names the user: %s', (page, address) => expect(checkoutAddress(page, user)).toBe(address));

  it('is null where none is configured', () => expect(checkoutAddress(undefined, user)).toBeNull());
});
