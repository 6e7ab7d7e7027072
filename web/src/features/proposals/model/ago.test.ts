import { describe, expect, it } from '@jest/globals';
import { agoOf } from './ago';

const NOW = Date.parse('2026-11-30T16:00:00Z'); // 13:00 in São Paulo

describe('how long ago (P112)', () => {
  it.each([
    ['2026-11-30T16:00:20Z', 'agora'],
    ['2026-11-30T15:59:01Z', 'agora'],
    ['2026-11-30T15:59:00Z', 'há 1 min'],
    ['2026-11-30T15:00:01Z', 'há 59 min'],
    ['2026-11-30T14:00:00Z', 'há 2 h'],
    ['2026-11-29T16:00:01Z', 'há 23 h'],
    ['2026-11-29T16:00:00Z', 'ontem'],
    ['2026-11-29T03:00:00Z', 'ontem'],
    ['2026-11-29T02:59:00Z', 'há 2 dias'], // still the 28th in São Paulo (D3)
    ['2026-10-31T12:00:00Z', 'há 30 dias'],
    ['2026-10-30T12:00:00Z', 'em 30/10/2026'],
  ])('%s is %s', (instant, words) => expect(agoOf(instant, NOW)).toBe(words));
});
