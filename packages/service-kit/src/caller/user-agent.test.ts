import { describe, expect, it } from '@jest/globals';
import { cleanUserAgent } from './user-agent.js';

describe('the user agent (D18)', () => {
  it('can be stored whatever a header contains', () => {
    const text = cleanUserAgent(`a\u0000b\ud800\u0085${'😀'.repeat(600)}`);
    expect(text.startsWith('a b\ufffd 😀')).toBe(true);
    expect(Array.from(text)).toHaveLength(500);
    expect(Buffer.from(text).toString()).toBe(text);
  });
  it('is empty where there is none', () => expect(cleanUserAgent(undefined)).toBe(''));
});
