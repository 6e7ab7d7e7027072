import { STATUSES } from '@acordo/contracts/http/propostas/states';
import { describe, expect, it } from '@jest/globals';
import { DECIDED, decisionOf, SIGNED } from './decisions.js';
import { isAwaited, transitionsOf } from './states.js';

describe('the decision of a state (D14)', () => {
  it.each([
    ['sign', 'assinatura'],
    ['reject', 'recusa'],
  ] as const)('is the one that leads to the state: %s', (action, tipo) => {
    for (const [, to] of transitionsOf(action)) expect(decisionOf(to)?.tipo).toBe(tipo);
    expect(transitionsOf(action)).not.toEqual([]);
  });

  it('is awaited in no state with a decision', () => {
    expect(DECIDED.filter(isAwaited)).toEqual([]);
    expect(STATUSES.filter(isAwaited)).toEqual(['enviado']);
    expect(SIGNED).toEqual(['aceito']);
  });
});
