import { describe, expect, it } from '@jest/globals';
import { isUnlimited, limitMessage, mayCreate, remaining } from './limit-rule';

const limits = {
  canCreateProposal: true,
  proposalCount: 2,
  maxProposals: 3,
  unlimitedProposals: false,
  isAdmin: false,
};

describe('free limit (P18)', () => {
  it.each([
    [{ proposalCount: 2 }, true, 1],
    [{ proposalCount: 3 }, false, 0],
    [{ proposalCount: 7 }, false, 0],
    [{ proposalCount: 3, unlimitedProposals: true }, true, 0],
    [{ proposalCount: 3, isAdmin: true }, true, 0],
  ])('%p', (change, allowed, left) => {
    expect(mayCreate({ ...limits, ...change })).toBe(allowed);
    expect(remaining({ ...limits, ...change })).toBe(left);
  });
  it('returns who sees no banner', () => {
    expect(
      [limits, { ...limits, isAdmin: true }, { ...limits, unlimitedProposals: true }].map(isUnlimited),
    ).toEqual([false, true, true]);
  });
  it('has the number in its text', () =>
    expect(limitMessage(3)).toBe(
      'Você atingiu o limite de 3 propostas gratuitas. Entre em contato para propostas ilimitadas.',
    ));
});
