import { describe, expect, it } from '@jest/globals';
import { linkEnd } from './link-end.js';

const end = (createdAt: string, now: string, hadLink = false, validDays: number | null = null) =>
  linkEnd({ createdAt: new Date(createdAt), now: new Date(now), hadLink, validDays }).toISOString();

describe('the end of a link (D15)', () => {
  it.each([
    [
      'any hour of the day of creation',
      '2026-11-27T03:00:00Z',
      '2026-11-27T03:00:00Z',
      '2026-12-28T02:59:59.000Z',
    ],
    ['its last second', '2026-11-28T02:59:59Z', '2026-11-28T02:59:59Z', '2026-12-28T02:59:59.000Z'],
    ['the next day', '2026-11-28T03:00:00Z', '2026-11-28T03:00:00Z', '2026-12-29T02:59:59.000Z'],
    ['7 days left', '2026-11-27T12:00:00Z', '2026-12-21T02:59:59Z', '2026-12-28T02:59:59.000Z'],
    ['less than 7 days left', '2026-11-27T12:00:00Z', '2026-12-21T03:00:00Z', '2027-01-21T02:59:59.000Z'],
    ['long over', '2026-01-01T12:00:00Z', '2026-11-27T12:00:00Z', '2026-12-28T02:59:59.000Z'],
  ])('%s', (_name, createdAt, now, expected) => expect(end(createdAt, now)).toBe(expected));

  it.each([
    [7, '2026-12-05T02:59:59.000Z'],
    [180, '2027-05-27T02:59:59.000Z'],
  ])('of %i days that the owner chose', (days, expected) => {
    expect(end('2026-11-27T12:00:00Z', '2026-11-27T12:00:00Z', false, days)).toBe(expected);
    expect(end('2026-10-27T12:00:00Z', '2026-11-27T12:00:00Z', true, days)).toBe(expected);
  });

  it('counts from today where there was a link before', () => {
    expect(end('2026-11-27T12:00:00Z', '2026-11-29T12:00:00Z', true)).toBe('2026-12-30T02:59:59.000Z');
  });
});
