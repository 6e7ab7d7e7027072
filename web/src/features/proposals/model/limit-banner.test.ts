import { describe, expect, it } from '@jest/globals';
import { limitBanner } from './limit-banner';

const limits = {
  canCreateProposal: true,
  proposalCount: 1,
  maxProposals: 3,
  unlimitedProposals: false,
  isAdmin: false,
};

describe('limit banner (P27)', () => {
  it('counts down', () =>
    expect(limitBanner(limits)).toEqual({
      reached: false,
      count: 'Propostas: 1/3',
      text: 'Você ainda pode criar 2 proposta(s) gratuita(s).',
      value: 1,
      max: 3,
    }));
  it('stops at the limit', () =>
    expect(limitBanner({ ...limits, proposalCount: 3 })).toMatchObject({
      reached: true,
      text: 'Limite atingido. Entre em contato para liberar propostas ilimitadas.',
    }));
  it('is not shown without a limit', () => {
    expect(limitBanner({ ...limits, isAdmin: true })).toBeNull();
    expect(limitBanner({ ...limits, unlimitedProposals: true })).toBeNull();
  });
});
