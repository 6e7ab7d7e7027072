import { describe, expect, it } from '@jest/globals';
import { newToken } from './token.js';

describe('link tokens (attack 57)', () => {
  const tokens = Array.from({ length: 10_000 }, newToken);
  it('are unique and of one shape', () => {
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
  });
  it('have no fixed place: every position takes nearly every character', () => {
    for (let place = 0; place < 32; place += 1)
      expect(new Set(tokens.map((token) => token[place])).size).toBe(64);
  });
});
