import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './refusal.js';
import { compareShown } from './shown.js';
import { newVerificationCode } from './verification-code.js';

const hash = Buffer.alloc(32, 7);
const hex = hash.toString('hex');

describe('what was shown (D17)', () => {
  it.each([
    [{ versao: 2, conteudo_hash: hex }, 'same'],
    [{ conteudo_hash: hex }, 'same'],
    [{ versao: 1, conteudo_hash: hex }, 'other'],
    [{ versao: 2, conteudo_hash: '0'.repeat(64) }, 'other'],
    [{ versao: 1 }, 'other'],
    [{ versao: 2 }, 'unsaid'],
    [{}, 'unsaid'],
  ])('%j is %s', (claimed, shown) => expect(compareShown(claimed, 2, hash)).toBe(shown));
});

describe('why a decision is refused', () => {
  it.each([
    [{ link_lives: false, status: 'aceito' }, 'LINK_NOT_FOUND'],
    [{ link_lives: true, status: 'aceito' }, 'ALREADY_DECIDED'],
    [{ link_lives: true, status: 'rejeitado' }, 'ALREADY_DECIDED'],
    [{ link_lives: true, status: 'expirado' }, 'LINK_EXPIRED'],
    [{ link_lives: true, status: 'enviado' }, 'CONTENT_CHANGED'],
  ] as const)('%j: %s', (standing, code) => expect(refusalOf(standing, 'sign')).toBe(code));
});

describe('evidence', () => {
  it('has a code of 80 bits in Crockford’s base 32 (D25)', () => {
    const codes = Array.from({ length: 5_000 }, newVerificationCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(new Set(codes.join('')).size).toBe(32);
  });
});
