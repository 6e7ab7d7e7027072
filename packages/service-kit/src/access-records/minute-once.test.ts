import { describe, expect, it } from '@jest/globals';
import { OncePerMinute } from './once-per-minute.js';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 28, 12, 0, seconds));

describe('the first of a minute (docs/decisions/0029)', () => {
  it('is distinguished from its repetitions, each kind separately', () => {
    const once = new OncePerMinute();
    expect([once.isFirst(at(0), 'a'), once.isFirst(at(1), 'a'), once.isFirst(at(59), 'a')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(once.isFirst(at(59), 'b')).toBe(true);
    expect([once.isFirst(at(60), 'a'), once.isFirst(at(61), 'a')]).toEqual([true, false]);
  });

  it('stores a limited number of kinds, and writes too much rather than too little beyond', () => {
    const once = new OncePerMinute();
    for (let i = 0; i < 50_000; i += 1) once.isFirst(at(0), String(i));
    expect(once.isFirst(at(1), 'one more')).toBe(true);
    expect(once.isFirst(at(2), '0')).toBe(true);
    expect(once.isFirst(at(3), '0')).toBe(false);
  });
});
