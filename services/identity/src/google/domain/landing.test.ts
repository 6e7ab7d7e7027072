import { GOOGLE_ERRORS } from '@acordo/contracts/http/auth/google-callback';
import { describe, expect, it } from '@jest/globals';
import { landingAfter, landingOf } from './landing.js';

describe('where a sign-in with Google ends (P31)', () => {
  it('is our page with what it shows', () => {
    expect(landingOf({ id: 'u1', nome: 'João da Silva' })).toBe(
      '/auth?success=true&userId=u1&userName=Jo%C3%A3o+da+Silva&provider=google',
    );
    expect(GOOGLE_ERRORS.map(landingAfter)).toEqual([
      '/auth?error=google_auth_failed',
      '/auth?error=no_user_data',
      '/auth?error=callback_error',
      '/auth?error=google_disconnected',
    ]);
  });

  it.each(['a&error=x', 'a#b', 'a\r\nSet-Cookie: x=1', '//evil', 'a?b=c'])(
    'keeps the name %j in one parameter',
    (nome) => {
      const landing = landingOf({ id: 'u1', nome });
      expect(landing).toMatch(/^\/auth\?[\w=&%+.-]+$/);
      const { searchParams, pathname, hash } = new URL(landing, 'http://x');
      expect([pathname, hash, searchParams.get('userName'), [...searchParams.keys()].length]).toEqual([
        '/auth',
        '',
        nome,
        4,
      ]);
    },
  );
});
