import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysLeft, endOfDayAfter, formatDate, formatDateTime, formatEvidence, monthOf } from './dates.js';

// 2018-11-04: clocks went from 00:00 -03 to 01:00 -02. 2018-02-18: from 00:00 -02 back to 23:00 -03 of the 17th.
describe('what people see (P1, D3)', () => {
  it.each([
    [
      '2026-11-28T01:30:00Z',
      '27/11/2026, 22:30',
      '27/11/2026 22:30:00 (GMT-03:00, horário de Brasília)',
      '2026-11',
    ],
    [
      '2026-12-01T02:59:59Z',
      '30/11/2026, 23:59',
      '30/11/2026 23:59:59 (GMT-03:00, horário de Brasília)',
      '2026-11',
    ],
    [
      '2026-12-01T03:00:00Z',
      '01/12/2026, 00:00',
      '01/12/2026 00:00:00 (GMT-03:00, horário de Brasília)',
      '2026-12',
    ],
    [
      '2027-01-01T02:59:59.999Z',
      '31/12/2026, 23:59',
      '31/12/2026 23:59:59 (GMT-03:00, horário de Brasília)',
      '2026-12',
    ],
    [
      '2027-01-01T03:00:00Z',
      '01/01/2027, 00:00',
      '01/01/2027 00:00:00 (GMT-03:00, horário de Brasília)',
      '2027-01',
    ],
    [
      '2018-11-04T02:59:59Z',
      '03/11/2018, 23:59',
      '03/11/2018 23:59:59 (GMT-03:00, horário de Brasília)',
      '2018-11',
    ],
    [
      '2018-11-04T03:00:00Z',
      '04/11/2018, 01:00',
      '04/11/2018 01:00:00 (GMT-02:00, horário de Brasília)',
      '2018-11',
    ],
    [
      '2018-02-18T01:30:00Z',
      '17/02/2018, 23:30',
      '17/02/2018 23:30:00 (GMT-02:00, horário de Brasília)',
      '2018-02',
    ],
    [
      '2018-02-18T02:30:00Z',
      '17/02/2018, 23:30',
      '17/02/2018 23:30:00 (GMT-03:00, horário de Brasília)',
      '2018-02',
    ],
    [
      '2018-12-01T02:30:00Z',
      '01/12/2018, 00:30',
      '01/12/2018 00:30:00 (GMT-02:00, horário de Brasília)',
      '2018-12',
    ],
    [
      '2028-02-29T15:04:05Z',
      '29/02/2028, 12:04',
      '29/02/2028 12:04:05 (GMT-03:00, horário de Brasília)',
      '2028-02',
    ],
  ])('%s', (iso, dateTime, evidence, month) => {
    for (const instant of [iso, new Date(iso)]) {
      expect(formatDateTime(instant)).toBe(dateTime);
      expect(formatDate(instant)).toBe(dateTime.slice(0, 10));
      expect(formatEvidence(instant)).toBe(evidence);
      expect(monthOf(instant)).toBe(month);
    }
  });

  it('throws on what is no instant', () => {
    expect(() => formatDate('ontem')).toThrow(RangeError);
    expect(() => endOfDayAfter(new Date(Number.NaN), 30)).toThrow(RangeError);
  });
});

describe('endOfDayAfter', () => {
  it.each([
    ['first instant of the day', '2026-11-27T03:00:00Z', 30, '2026-12-28T02:59:59.000Z'],
    ['noon', '2026-11-27T15:00:00Z', 30, '2026-12-28T02:59:59.000Z'],
    ['already the 28th in UTC', '2026-11-28T01:30:00Z', 30, '2026-12-28T02:59:59.000Z'],
    ['last instant of the day', '2026-11-28T02:59:59.999Z', 30, '2026-12-28T02:59:59.000Z'],
    ['a second later is another day', '2026-11-28T03:00:00Z', 30, '2026-12-29T02:59:59.000Z'],
    ['same day', '2026-11-27T15:00:00Z', 0, '2026-11-28T02:59:59.000Z'],
    ['over the year', '2026-12-31T15:00:00Z', 1, '2027-01-02T02:59:59.000Z'],
    ['leap day', '2028-01-30T15:00:00Z', 30, '2028-03-01T02:59:59.000Z'],
    ['into daylight saving time', '2018-10-20T15:00:00Z', 30, '2018-11-20T01:59:59.000Z'],
    ['the day before it begins', '2018-11-02T15:00:00Z', 1, '2018-11-04T02:59:59.000Z'],
    ['the day it begins', '2018-11-03T15:00:00Z', 1, '2018-11-05T01:59:59.000Z'],
    ['out of it', '2018-02-01T15:00:00Z', 30, '2018-03-04T02:59:59.000Z'],
    ['the night that has 23:59:59 twice', '2018-02-16T15:00:00Z', 1, '2018-02-18T02:59:59.000Z'],
    ['the night before that', '2018-02-15T15:00:00Z', 1, '2018-02-17T01:59:59.000Z'],
  ])('%s', (_name, from, days, end) => {
    expect(endOfDayAfter(from, days).toISOString()).toBe(end);
  });

  it('is the last second of its day, whatever the instant', () => {
    const instants = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2060-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 400 }), (instant, days) => {
        const end = endOfDayAfter(instant, days);
        expect(formatEvidence(end)).toContain(' 23:59:59 ');
        expect(formatDate(new Date(end.getTime() + 1000))).not.toBe(formatDate(end));
        expect(daysLeft(end, instant)).toBe(days);
      }),
      { numRuns: 300 },
    );
  });
});

describe('daysLeft', () => {
  const end = endOfDayAfter('2026-11-27T15:00:00Z', 30);

  it.each([
    ['2026-11-27T03:00:00Z', 30],
    ['2026-11-28T02:59:59Z', 30],
    ['2026-12-21T02:59:59Z', 7],
    ['2026-12-21T03:00:00Z', 6],
    ['2026-12-27T03:00:00Z', 0],
    ['2026-12-28T02:59:59Z', 0],
    ['2026-12-28T03:00:00Z', 0],
    ['2027-06-01T00:00:00Z', 0],
  ])('at %s it is %d', (now, days) => {
    expect(daysLeft(end, now)).toBe(days);
  });

  it('counts days, not hours, over a change of the clocks', () => {
    expect(daysLeft('2018-11-06T01:59:59Z', '2018-11-03T15:00:00Z')).toBe(2);
  });
});
