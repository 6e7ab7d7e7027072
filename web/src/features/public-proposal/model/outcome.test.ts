import {
  signedPublicProposalFixture as signed,
  publicProposalFixture as open,
} from '@acordo/contracts/fixtures/proposal';
import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './outcome.js';

const rejected = { ...open, status: 'rejeitado' as const };
const signing = (became: 'done' | 'refused' | 'unknown') => ({ kind: 'signed' as const, became });

describe('the server’s state of a decision', () => {
  it.each(['done', 'unknown'] as const)('shows a stored signature, this visit’s: %s', (became) => {
    expect(outcomeOf(signed, signing(became))).toEqual({
      state: 'signed',
      own: true,
      instant: signed.assinatura_data,
      token: signed.id,
    });
  });

  it('does not attribute to this visit what was refused or not tried', () => {
    expect(outcomeOf(signed, signing('refused'))).toMatchObject({ state: 'signed', own: false });
    expect(outcomeOf(signed, undefined)).toMatchObject({ state: 'signed', own: false });
    expect(outcomeOf(rejected, signing('unknown'))).toEqual({ state: 'rejected', own: false });
  });

  it('shows a stored rejection', () => {
    expect(outcomeOf(rejected, { kind: 'rejected', became: 'done' })).toEqual({
      state: 'rejected',
      own: true,
    });
  });

  it('shows that nothing is stored, whatever the page has sent', () => {
    expect(outcomeOf(open, signing('done'))).toEqual({ state: 'open', tried: true });
    expect(outcomeOf(open, undefined)).toEqual({ state: 'open', tried: false });
  });
});
