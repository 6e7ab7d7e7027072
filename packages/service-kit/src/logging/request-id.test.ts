import { describe, expect, it } from '@jest/globals';
import { requestId } from './request-id.js';

const of = (given?: string | string[]) => requestId({ headers: { 'x-request-id': given as string } });

describe('the id of a request (attack 86)', () => {
  it.each(['5f0c9a7e-8a35-4a4e-9d3e-6b0f2f1f7c44', 'r', 'test.1:2'])('is the caller’s: %s', (id) => {
    expect(of(id)).toBe(id);
  });

  it.each([undefined, '', 'a b', 'a\n{"level":50}', '\u001b[31mred', 'x'.repeat(65), 'ção'])(
    'is one of ours instead of %j',
    (given) => {
      expect(of(given)).toMatch(/^[0-9a-f-]{36}$/);
      expect(of(given)).not.toBe(of(given));
    },
  );

  it('is one of ours where two were sent', () => expect(of(['a', 'b'])).toMatch(/^[0-9a-f-]{36}$/));
});
