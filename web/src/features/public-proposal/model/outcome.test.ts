import {
  signedPublicProposalFixture as signed,
  publicProposalFixture as open,
} from '@acordo/contracts/fixtures/proposal';
import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './outcome.js';

const rejected = { ...open, status: 'rejeitado' as const };
const signing = (became: 'done' | 'refused' | 'unknown') => ({ kind: 'signed' as const, became });

describe('what the server knows of a decision', () => {
  it.each(['done', 'unknown'] as const)('says that a signature is there, this visit’s: %s', (became) => {
    expect(outcomeOf(signed, signing(became))).toEqual({
      state: 'signed',
      own: true,
      instant: signed.assinatura_data,
      token: signed.id,
    });
  });

  it('does not give this visit what it was refused, or never tried', () => {
    expect(outcomeOf(signed, signing('refused'))).toMatchObject({ state: 'signed', own: false });
    expect(outcomeOf(signed, undefined)).toMatchObject({ state: 'signed', own: false });
    expect(outcomeOf(rejected, signing('unknown'))).toEqual({ state: 'rejected', own: false });
  });

  it('says that a rejection is there', () => {
    expect(outcomeOf(rejected, { kind: 'rejected', became: 'done' })).toEqual({
      state: 'rejected',
      own: true,
    });
  });

  it('says that nothing is there, whatever the page believes to have done', () => {
    expect(outcomeOf(open, signing('done'))).toEqual({ state: 'open', tried: true });
    expect(outcomeOf(open, undefined)).toEqual({ state: 'open', tried: false });
  });
});
