import { describe, expect, it } from '@jest/globals';
import { emptyBriefing } from './briefing';
import { budgetNote } from './budget-note';

const briefing = {
  ...emptyBriefing(),
  budget: 'R$ 5.000,00',
  serverWebPrice: 'R$ 500,00',
  supportPrice: 'R$ 400,00',
};

describe('what the budget leaves for the project (P107)', () => {
  it('is the rest after the services included', () => {
    expect(budgetNote(briefing)).toEqual({ kind: 'share', services: 'R$ 900,00', project: 'R$ 4.100,00' });
  });
  it('does not count services besides it, nor recurring ones', () => {
    expect(budgetNote({ ...briefing, serverWebPlace: 'apart', supportRecurrence: 'mensal' })).toEqual({
      kind: 'none',
    });
  });
  it('says when the services alone are more', () => {
    expect(budgetNote({ ...briefing, budget: 'R$ 899,99' })).toEqual({
      kind: 'short',
      services: 'R$ 900,00',
    });
  });
  it.each(['', 'R$ 0,00', 'abc'])('is nothing without an amount: %j', (budget) => {
    expect(budgetNote({ ...briefing, budget })).toEqual({ kind: 'none' });
  });
});
