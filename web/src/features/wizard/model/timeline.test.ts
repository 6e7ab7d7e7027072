import { describe, expect, it } from '@jest/globals';
import { timelineOptions, toPrazo, toTimeline } from './timeline';

describe('timeline (D46)', () => {
  it.each([
    ['15-dias', '15 dias'],
    ['30-dias', '30 dias'],
    ['45-dias', '45 dias'],
    ['60-dias', '60 dias'],
    ['três meses', 'três meses'],
    ['20 dias', '20 dias'],
  ])('%s ⇄ %s', (option, prazo) => {
    expect(toPrazo(option)).toBe(prazo);
    expect(toTimeline(prazo)).toBe(option);
  });
  it('keeps an unknown text as an option of its own', () => {
    expect(timelineOptions('três meses').at(-1)).toEqual({ value: 'três meses', label: 'três meses' });
    expect(timelineOptions('30-dias')).toHaveLength(4);
    expect(timelineOptions('')).toHaveLength(4);
  });
});
