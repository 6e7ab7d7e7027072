import { describe, expect, it } from '@jest/globals';
import { deviceCookie, noSessionCookie, sessionCookie } from './cookies.js';

describe('cookies (D8)', () => {
  it.each([
    [
      'session over http',
      sessionCookie('abc', 'http://localhost:8080'),
      'acordo_sessao=abc; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax',
    ],
    [
      'session over https',
      sessionCookie('abc', 'https://acordo.com.br'),
      '__Host-acordo_sessao=abc; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
    [
      'none over http',
      noSessionCookie('http://localhost:8080'),
      'acordo_sessao=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ],
    [
      'none over https',
      noSessionCookie('https://acordo.com.br'),
      '__Host-acordo_sessao=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
    [
      'device over https',
      deviceCookie('v1.a.b', 'https://acordo.com.br'),
      '__Host-acordo_aparelho=v1.a.b; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
  ])('%s', (_name, given, text) => {
    expect(given).toBe(text);
  });
});
