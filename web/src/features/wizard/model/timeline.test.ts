import { describe, expect, it } from '@jest/globals';
import { daysOf, OWN_TIMELINE, timelineOptions, toPrazo, toTimeline } from './timeline';

describe('timeline (D46)', () => {
  it.each([
    ['15-dias', '15 dias'],
    ['30-dias', '30 dias'],
    ['45-dias', '45 dias'],
    ['60-dias', '60 dias'],
    ['três meses', 'três meses'],
    ['1000 dias', '1000 dias'],
    ['01 dias', '01 dias'],
  ])('%s ⇄ %s', (timeline, prazo) => {
    expect(toPrazo({ timeline, timelineDays: '' })).toBe(prazo);
    expect(toTimeline(prazo)).toEqual({ timeline, timelineDays: '' });
  });
  it('keeps an unknown text as an option of its own', () => {
    expect(timelineOptions('três meses')[4]).toEqual({ value: 'três meses', label: 'três meses' });
    for (const known of ['30-dias', '', OWN_TIMELINE]) expect(timelineOptions(known)).toHaveLength(5);
  });
});

describe('a deadline of other days (P109)', () => {
  it.each([
    ['20', '20 dias'],
    [' 20 dias ', '20 dias'],
    ['007', '7 dias'],
    ['1', '1 dia'],
    ['999', '999 dias'],
  ])('%j is stored as %s', (timelineDays, prazo) => {
    expect(toPrazo({ timeline: OWN_TIMELINE, timelineDays })).toBe(prazo);
    const { timeline, timelineDays: days } = toTimeline(prazo);
    expect([timeline, `${days} ${days === '1' ? 'dia' : 'dias'}`]).toEqual([OWN_TIMELINE, prazo]);
  });
  it.each(['', '0', '1000', '-3', '1,5', 'dez'])('%j is no number of days', (typed) => {
    expect(daysOf(typed)).toBeNull();
    expect(toPrazo({ timeline: OWN_TIMELINE, timelineDays: typed })).toBe('');
  });
});
