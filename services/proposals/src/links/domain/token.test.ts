import { describe, expect, it } from '@jest/globals';
import { newToken, TOKEN_LENGTH } from './token.js';

describe('link tokens (attacks 57, 270)', () => {
  const tokens = Array.from({ length: 10_000 }, () => newToken());
  it('are unique and of one form: both ends are characters that no chat leaves out of a link', () => {
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) {
      expect(token).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]{30}[A-Za-z0-9]$/);
      expect(token).toHaveLength(TOKEN_LENGTH);
    }
  });
  it('have no fixed character: every position takes nearly every one', () => {
    for (let place = 0; place < TOKEN_LENGTH; place += 1) {
      const isEdge = place === 0 || place === TOKEN_LENGTH - 1;
      expect(new Set(tokens.map((token) => token[place])).size).toBe(isEdge ? 62 : 64);
    }
  });
  it('are generated again as a whole, so that no bit is fixed', () => {
    const draws = ['-', '_'].flatMap((edge) => [edge.padEnd(32, 'a'), edge.padStart(32, 'a')]);
    const drawn = [...draws, 'b'.repeat(32), 'c'.repeat(32)].map((text) => Buffer.from(text, 'base64url'));
    expect(newToken(() => drawn.shift() ?? Buffer.alloc(0))).toBe('b'.repeat(32));
    expect(drawn).toHaveLength(1);
  });
});
