import { describe, expect, it } from '@jest/globals';
import { rightsOf } from './rights.js';

describe('what a user may do (D12, D32)', () => {
  it.each([
    ['gratuito', false, false],
    ['gratuito', true, true],
    ['mensal', false, true],
    ['anual', false, true],
    ['anual', true, true],
  ] as const)('%s, unlimited flag %s → unlimited %s', (plano, unlimited_proposals, unlimited) => {
    const standing = { plano, unlimited_proposals, is_admin: false };
    expect(rightsOf(standing)).toEqual({ plano, unlimited, admin: false });
  });

  it('a user with is_admin gets it in the rights; the limit is lifted where limits are checked', () => {
    const standing = { plano: 'gratuito', unlimited_proposals: false, is_admin: true } as const;
    expect(rightsOf(standing)).toEqual({ plano: 'gratuito', unlimited: false, admin: true });
  });
});
