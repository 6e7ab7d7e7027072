import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { takeEarly } from './early-responses';

const LIST = '/api/propostas?userId=a&limit=50';

describe('responses that the page asked for in advance (P125)', () => {
  const response = Promise.resolve(new Response('[]'));
  beforeEach(() => {
    globalThis.earlyResponses = { [LIST]: response };
  });
  afterEach(() => {
    globalThis.earlyResponses = undefined;
  });

  it('are taken once, by the same address only', () => {
    expect(takeEarly('/api/propostas?userId=a&limit=50&q=x', 'GET')).toBeUndefined();
    expect(takeEarly(LIST, 'GET')).toBe(response);
    expect(takeEarly(LIST, 'GET')).toBeUndefined();
  });

  it('are gone after the first change: a list from before it would be wrong', () => {
    expect(takeEarly('/api/propostas', 'POST')).toBeUndefined();
    expect(takeEarly(LIST, 'GET')).toBeUndefined();
  });

  it('are none where the page asked for nothing', () => {
    globalThis.earlyResponses = undefined;
    expect(takeEarly(LIST, 'GET')).toBeUndefined();
  });
});
