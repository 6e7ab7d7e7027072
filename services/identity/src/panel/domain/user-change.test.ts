import { describe, expect, it } from '@jest/globals';
import { decideChange } from './user-change.js';

const ana = { nome: 'Ana', email: 'Ana@x.com.br', unlimited_proposals: false, is_admin: false };
const boss = { ...ana, is_admin: true };

describe('a change of a user by an administrator (D34)', () => {
  it('names the fields that change, and leaves the others as they are', () => {
    expect(decideChange(ana, { nome: 'Ana Lima', unlimited_proposals: false })).toEqual({
      after: { ...ana, nome: 'Ana Lima' },
      antes: { nome: 'Ana' },
      depois: { nome: 'Ana Lima' },
      movesTo: null,
    });
    expect(decideChange(ana, {})).toMatchObject({ antes: {}, depois: {}, movesTo: null });
    expect(decideChange(ana, ana)).toMatchObject({ antes: {}, depois: {} });
  });

  it('distinguishes another address from another spelling (D9)', () => {
    expect(decideChange(ana, { email: 'ana@X.com.br' })).toMatchObject({
      antes: { email: 'Ana@x.com.br' },
      depois: { email: 'ana@X.com.br' },
      movesTo: null,
    });
    expect(decideChange(ana, { email: 'ana+1@x.com.br' })).toMatchObject({ movesTo: 'ana+1@x.com.br' });
  });

  it.each([
    ['the switch by itself', boss, { unlimited_proposals: false }],
    ['the switch by itself', boss, { unlimited_proposals: true }],
    ['the switch among others', boss, { nome: 'B', unlimited_proposals: true }],
    ['becoming one and the switch at once', ana, { is_admin: true, unlimited_proposals: true }],
  ])('refuses for administrators: %s', (_what, before, given) => {
    expect(decideChange(before, given)).toBe('limited');
  });

  it.each([
    ['all fields as they are', boss, { ...boss, nome: 'B' }],
    ['no longer one, and the switch', boss, { is_admin: false, unlimited_proposals: true }],
    ['a plain user', ana, { unlimited_proposals: true }],
  ])('does not refuse: %s', (_what, before, given) => {
    expect(decideChange(before, given)).not.toBe('limited');
  });
});
