import { describe, expect, it } from '@jest/globals';
import { possibleAgain } from './once-a-day.js';

const now = new Date('2026-12-10T12:00:00.000Z');

describe('once a day (P118, P119)', () => {
  it('is possible without an earlier time, and a whole day after it', () => {
    expect(possibleAgain(null, now)).toBeNull();
    expect(possibleAgain(new Date('2026-12-09T12:00:00.000Z'), now)).toBeNull();
  });

  it('says from when on until then', () => {
    const last = new Date('2026-12-09T12:00:00.001Z');
    expect(possibleAgain(last, now)).toEqual(new Date('2026-12-10T12:00:00.001Z'));
  });
});
