import { describe, expect, it } from '@jest/globals';
import { MAX_URL, parseTarget } from './request-target.js';

describe('the target of a request', () => {
  it('is a path and a query', () => {
    expect(parseTarget('/api/propostas?a=1&b=2?')).toEqual({ path: '/api/propostas', query: '?a=1&b=2?' });
    expect(parseTarget('/')).toEqual({ path: '/', query: '' });
  });

  it.each(['http://mal.example/api', '*', '', 'api', '/a#b', '/a\\b', '/a b', '/aç', '/a\u0000'])(
    'is not %j',
    (url) => {
      expect(() => parseTarget(url)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
    },
  );

  it('is at most 8 KB, with at most 100 parameters', () => {
    expect(parseTarget(`/${'a'.repeat(MAX_URL - 1)}`).path).toHaveLength(MAX_URL);
    expect(() => parseTarget(`/${'a'.repeat(MAX_URL)}`)).toThrow(
      expect.objectContaining({ code: 'URI_TOO_LONG' }),
    );
    expect(parseTarget(`/?${'a&'.repeat(99)}`).query).toHaveLength(199);
    expect(() => parseTarget(`/?${'a&'.repeat(100)}`)).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST' }),
    );
  });
});
