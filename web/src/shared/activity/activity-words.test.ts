import { ACTIVITY_KINDS } from '@acordo/contracts/http/auth/activity-kinds';
import { describe, expect, it } from '@jest/globals';
import { activityPlace, activityTimes, activityTitle } from './activity-words';

describe('the words of account activity (D35)', () => {
  it('has words for every kind, no two the same', () => {
    const titles = ACTIVITY_KINDS.map((tipo) => activityTitle({ tipo, metodo: null }));
    expect(new Set(titles).size).toBe(ACTIVITY_KINDS.length);
    for (const title of titles) expect(title).toMatch(/^[A-Z]/);
  });

  it('shows how somebody signed in', () => {
    const titles = (['senha', 'google', 'codigo'] as const).map((metodo) =>
      activityTitle({ tipo: 'entrada', metodo }),
    );
    expect(titles).toEqual(['Entrada com senha', 'Entrada com Google', 'Entrada com senha e código']);
    expect(activityTitle({ tipo: 'entrada-recusada', metodo: 'senha' })).toBe('Tentativa com senha errada');
  });

  it('shows from where, and when there were too many addresses to list', () => {
    expect(activityPlace({ ip: '203.0.113.7', aparelho: 'Chrome no Linux' })).toBe(
      'Chrome no Linux · IP\u00a0203.0.113.7',
    );
    expect(activityPlace({ ip: '203.0.113.7', aparelho: '' })).toBe('IP\u00a0203.0.113.7');
    expect(activityPlace({ ip: '', aparelho: '' })).toBe('Vários endereços');
  });

  it('counts from twice on', () => {
    const desde = '2026-11-28T01:30:00.000Z';
    expect(activityTimes({ vezes: 1, desde })).toBeUndefined();
    expect(activityTimes({ vezes: 1_204, desde })).toBe('1.204 vezes, a primeira em 27/11/2026, 22:30');
  });
});
