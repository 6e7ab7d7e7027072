import { describe, expect, it } from '@jest/globals';
import { callUrl } from './call-url';

describe('callUrl', () => {
  it('fills parameters and query, encoded', () => {
    expect(callUrl('/api/propostas/:id', { id: 'a/b ç' })).toBe('/api/propostas/a%2Fb%20%C3%A7');
    expect(callUrl('/api/propostas', {}, { userId: 'u&1', q: 'pão', cursor: undefined, limit: 20 })).toBe(
      '/api/propostas?userId=u%261&q=p%C3%A3o&limit=20',
    );
  });
  it.each([undefined, '', '.', '..', {}])('refuses %j, which would give another path', (id) => {
    expect(() => callUrl('/api/propostas/:id/events', { id })).toThrow(RangeError);
  });
});
