import { describe, expect, it } from '@jest/globals';
import { basePrice } from './base-price.js';
import { LEVELS } from './complexity.js';

describe('basePrice (P101, D42)', () => {
  it.each([
    ['landing', 'basic', 250000],
    ['landing', 'intermediate', 400000],
    ['landing', 'advanced', 600000],
    ['landing', 'enterprise', 1000000],
    ['institutional', 'basic', 350000],
    ['institutional', 'intermediate', 550000],
    ['institutional', 'advanced', 800000],
    ['institutional', 'enterprise', 1200000],
    ['catalog', 'basic', 400000],
    ['catalog', 'intermediate', 650000],
    ['catalog', 'advanced', 950000],
    ['catalog', 'enterprise', 1400000],
    ['ecommerce', 'basic', 800000],
    ['ecommerce', 'intermediate', 1200000],
    ['ecommerce', 'advanced', 1800000],
    ['ecommerce', 'enterprise', 2500000],
    ['blog', 'basic', 300000],
    ['blog', 'intermediate', 500000],
    ['blog', 'advanced', 750000],
    ['blog', 'enterprise', 1100000],
    ['custom', 'basic', 400000],
    ['custom', 'intermediate', 700000],
    ['custom', 'advanced', 1200000],
    ['custom', 'enterprise', 2000000],
  ] as const)('%s, %s: %d centavos', (type, level, centavos) => {
    expect(basePrice(type, level)).toBe(centavos);
  });

  it.each(['', 'portal', 'constructor', '__proto__'])(
    'is 3000 reais at every level for unknown type %j',
    (type) => {
      expect(LEVELS.map((level) => basePrice(type, level))).toEqual([300000, 300000, 300000, 300000]);
    },
  );
});
