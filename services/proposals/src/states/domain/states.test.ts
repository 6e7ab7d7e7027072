import { STATUSES, type Status } from '@acordo/contracts/http/propostas/states';
import { describe, expect, it } from '@jest/globals';
import { ACTIONS, isRefused, outcomeOf, START } from './states.js';

const next = (status: Status): Status[] =>
  ACTIONS.flatMap((action) => {
    const outcome = outcomeOf(status, action);
    return isRefused(outcome) ? [] : [outcome.to];
  });

describe('the life of a proposal (D14)', () => {
  it('reaches every state from a new draft', () => {
    const reached = new Set<Status>([START]);
    for (const status of reached) for (const to of next(status)) reached.add(to);
    expect([...reached].sort()).toEqual([...STATUSES].sort());
  });

  it('ends with the signature, which every other state can still reach', () => {
    expect(new Set(next('aceito'))).toEqual(new Set(['aceito']));
    for (const start of STATUSES) {
      const reached = new Set<Status>([start]);
      for (const status of reached) for (const to of next(status)) reached.add(to);
      expect(reached.has('aceito')).toBe(true);
    }
  });

  it.each([
    ['rascunho', 'sign', 'LINK_NOT_FOUND'],
    ['aceito', 'edit', 'LOCKED'],
    ['aceito', 'revoke-link', 'STATE_CONFLICT'],
    ['aceito', 'sign', 'ALREADY_DECIDED'],
    ['aceito', 'reject', 'ALREADY_DECIDED'],
    ['rejeitado', 'sign', 'ALREADY_DECIDED'],
    ['rejeitado', 'reject', 'ALREADY_DECIDED'],
    ['expirado', 'sign', 'LINK_EXPIRED'],
    ['expirado', 'reject', 'LINK_EXPIRED'],
  ] as const)('%s refuses %s with %s', (status, action, refused) => {
    expect(outcomeOf(status, action)).toEqual({ refused });
  });

  it('keeps the valid link of an enviado or aceito, and makes a new one to reopen', () => {
    expect(outcomeOf('enviado', 'generate-link')).toEqual({ to: 'enviado' });
    expect(outcomeOf('aceito', 'generate-link')).toEqual({ to: 'aceito' });
    for (const status of ['rascunho', 'rejeitado', 'expirado'] as const)
      expect(outcomeOf(status, 'generate-link')).toEqual({ to: 'enviado', link: 'new' });
  });
});
