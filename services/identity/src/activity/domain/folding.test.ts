import { ACTIVITY_GROUPS, ACTIVITY_KINDS, groupOf } from '@acordo/contracts/http/auth/activity-kinds';
import { describe, expect, it } from '@jest/globals';
import { foldingOf } from './folding.js';

const DAY_S = 86_400;
const tried = { tipo: 'entrada-recusada', metodo: 'senha', aparelho: 'Chrome no Linux' } as const;
const entered = { ...tried, tipo: 'entrada' } as const;

describe('which events are one row (D35)', () => {
  it("a stranger's, only by address, for a day: another browser makes no other row", () => {
    const one = foldingOf(tried, '203.0.113.7');
    expect(one).toMatchObject({ windowSeconds: DAY_S, rowsPerDay: 5 });
    expect(foldingOf({ ...tried, aparelho: 'Firefox no Mac' }, '203.0.113.7')).toEqual(one);
    expect(foldingOf(tried, '203.0.113.8').key).not.toBe(one.key);
  });

  it("the owner's, by browser and way in as well, for ten minutes", () => {
    const keys = [
      entered,
      { ...entered, aparelho: 'Firefox no Mac' },
      { ...entered, metodo: 'google' } as const,
    ];
    expect(new Set(keys.map((one) => foldingOf(one, '203.0.113.7').key)).size).toBe(3);
    expect(foldingOf(entered, '203.0.113.7').windowSeconds).toBe(600);
  });

  it('every kind is limited, refused ones the most', () => {
    for (const tipo of ACTIVITY_KINDS)
      expect(foldingOf({ ...tried, tipo }, 'x').rowsPerDay).toBeLessThanOrEqual(40);
    const refused = ACTIVITY_GROUPS.tentativas.filter((tipo) => tipo !== 'senha-atual-recusada');
    for (const tipo of refused) expect(foldingOf({ ...tried, tipo }, 'x').rowsPerDay).toBe(5);
  });

  it('every kind is in one group', () => {
    expect(new Set(ACTIVITY_KINDS).size).toBe(ACTIVITY_KINDS.length);
    expect(ACTIVITY_KINDS.map(groupOf)).toContain('mudancas');
    expect(groupOf('codigo-recusado')).toBe('tentativas');
  });
});
