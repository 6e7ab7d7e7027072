import { describe, expect, it } from '@jest/globals';
import { type BriefingField, emptyBriefing } from './briefing';
import { foldedAtFirst } from './folding';

const briefing = emptyBriefing({ primary: '#111111', secondary: '#222222' });
const folded = (change: object, remembered: string[] | null = null, wrong: readonly BriefingField[] = []) => [
  ...foldedAtFirst({ ...briefing, ...change }, remembered, wrong),
];

describe('folded sections of the briefing (P117)', () => {
  it('are the optional ones of a new form', () => expect(folded({})).toEqual(['services', 'more']));

  it('are what was left folded before', () => {
    expect(folded({}, [])).toEqual([]);
    expect(folded({}, ['features', 'gone'])).toEqual(['features']);
  });

  it('never contain something that was refused, even if it is empty', () => {
    expect(folded({}, null, ['paymentConditions'])).toEqual(['services']);
    expect(folded({}, ['services', 'more'], ['serverWebPrice', 'budget'])).toEqual(['more']);
  });

  it('never contain something that is filled in', () => {
    expect(folded({ serverWebPrice: 'R$ 50,00' })).toEqual(['more']);
    expect(folded({ validityDays: '60' })).toEqual(['services']);
    expect(folded({ clientName: 'Ana' }, ['client', 'project'])).toEqual(['project']);
  });
});
