import { describe, expect, it } from '@jest/globals';
import { isUnlimited, monthlyLimit } from './limit.js';

const free = { plano: 'gratuito', unlimited: false, admin: false } as const;

describe('the monthly limit (D12, D13)', () => {
  it.each([
    [free, 3],
    [null, 3],
    [{ ...free, unlimited: true }, null],
    [{ ...free, admin: true }, null],
    [{ ...free, plano: 'mensal' as const }, null],
    [{ ...free, plano: 'anual' as const }, null],
  ])('of %j is %p', (rights, limit) => expect(monthlyLimit(rights, 3)).toBe(limit));
  it('is not lifted in name for an administrator', () => {
    expect(isUnlimited({ ...free, admin: true })).toBe(false);
  });
});
