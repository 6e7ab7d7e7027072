import { describe, expect, it } from '@jest/globals';
import { readRedirect } from './redirect';

describe('readRedirect', () => {
  it('reads a success', () => {
    expect(readRedirect('?success=true&userId=1&userName=Ana&provider=google')).toEqual({ kind: 'success' });
  });
  it('prefers an error', () => {
    expect(readRedirect('?success=true&error=callback_error')).toEqual({
      kind: 'error',
      code: 'callback_error',
    });
  });
  it('finds nothing in other addresses', () => {
    expect(readRedirect('')).toEqual({ kind: 'none' });
    expect(readRedirect('?utm_source=x')).toEqual({ kind: 'none' });
    expect(readRedirect('?success=false')).toEqual({ kind: 'none' });
  });
});
