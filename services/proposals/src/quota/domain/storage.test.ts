import { describe, expect, it } from '@jest/globals';
import { isNearlyFull, storageLimit } from './storage.js';

const free = { plano: 'gratuito', unlimited: false, admin: false } as const;
const mb = { free: 50, unlimited: 2_000 };

describe('the storage of an owner (docs/decisions/0029)', () => {
  it.each([
    [free, 50_000_000],
    [null, 50_000_000],
    [{ ...free, plano: 'mensal' as const }, 2_000_000_000],
    [{ ...free, unlimited: true }, 2_000_000_000],
    [{ ...free, admin: true }, 2_000_000_000],
  ])('of %j is %p bytes', (rights, bytes) => expect(storageLimit(rights, mb)).toBe(bytes));

  it.each([
    [79, false],
    [80, true],
    [100, true],
    [120, true],
  ])('%p of 100 is nearly full: %p', (used, nearly) => expect(isNearlyFull(used, 100)).toBe(nearly));
});
