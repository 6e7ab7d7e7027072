import { describe, expect, it } from '@jest/globals';
import { afterLogin } from './after-login';
import { groupedSecret, secondFactorOf } from './code';
import { mailWords } from './mail-words';
import { changeOf } from './user-change';
import { waitingWords } from '../../../shared/ui/waiting-words';

describe('the panel’s small rules', () => {
  it.each([
    ['123 456', '123456'],
    ['k7m-3qx', 'K7M3QX'],
    ['12345678', null],
    ['١٢٣', null],
    ['', null],
  ])('a code: %j is %j (D33)', (typed, code) => expect(secondFactorOf(typed)).toBe(code));

  it('a seed is typed in groups', () => expect(groupedSecret('JBSWY3DPEH')).toBe('JBSW Y3DP EH'));

  it.each([
    [1, '1 segundo'],
    [90, '90 segundos'],
    [91, '2 minutos'],
    [841, '15 minutos'],
  ])('%d seconds are %j: never too early', (seconds, words) => expect(waitingWords(seconds)).toBe(words));

  it.each([
    [{ from: '/vitamina/profile' }, '/vitamina/profile'],
    [{ from: '//mal.example' }, '/vitamina'],
    [null, '/vitamina'],
  ])('after the login %j leads to %j (D44)', (state, path) => expect(afterLogin(state)).toBe(path));

  it('names emails, and keeps unknown kinds', () => {
    expect([mailWords('signed-copy'), mailWords('nova'), mailWords('toString')]).toEqual([
      'Cópia assinada',
      'nova',
      'toString',
    ]);
  });

  it('only what was changed is sent; an administrator’s limit never (P7, D34)', () => {
    const user = {
      id: 'x',
      nome: 'Ana',
      email: 'a@b.co',
      plano: 'gratuito' as const,
      unlimited_proposals: false,
      is_admin: false,
      proposal_count: 0,
      ultimo_login: null,
      criado_em: '2026-09-02T12:00:00.000Z',
    };
    const form = { nome: 'Ana', email: 'a@b.co', unlimited_proposals: true, is_admin: false };
    expect(changeOf(user, form)).toEqual({ unlimited_proposals: true });
    expect(changeOf(user, { ...form, is_admin: true, nome: 'Bia' })).toEqual({ nome: 'Bia', is_admin: true });
    expect(changeOf(user, { ...form, unlimited_proposals: false })).toEqual({});
  });
});
