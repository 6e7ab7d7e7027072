import { describe, expect, it } from '@jest/globals';
import { mailto } from './mailto.js';

describe('a link to an address', () => {
  it.each([
    ['ana.lima+site@exemplo.com.br', 'mailto:ana.lima+site@exemplo.com.br'],
    ['joão@exemplo.com.br', 'mailto:jo%C3%A3o@exemplo.com.br'],
    ['100%@exemplo.com.br', 'mailto:100%25@exemplo.com.br'],
    ['a?bcc=b&body=c@exemplo.com.br', 'mailto:a%3Fbcc=b%26body=c@exemplo.com.br'],
    ['a/b#c@exemplo.com.br', 'mailto:a/b%23c@exemplo.com.br'],
  ])('%s', (email, expected) => {
    expect(mailto(email)).toBe(expected);
    expect(new URL(expected).search + new URL(expected).hash).toBe('');
  });
});
