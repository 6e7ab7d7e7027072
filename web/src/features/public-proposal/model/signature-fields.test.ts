import { isEmail } from '@acordo/contracts/email-address';
import { SignatureBody } from '@acordo/contracts/http/public/decide';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signatureError, signatureErrors } from './signature-fields.js';
import { EMPTY_SIGNATURE } from './signature-form.js';

const right = { nome: 'José Ribeiro', email: 'jose@paoeprosa.com.br', confirmacao: true };

describe('signature fields (P40)', () => {
  it('requires all three with their messages', () => {
    expect(signatureErrors(EMPTY_SIGNATURE)).toEqual({
      nome: 'Nome é obrigatório',
      email: 'Email é obrigatório',
      confirmacao: 'Você deve confirmar que concorda com os termos',
    });
  });

  it('accepts valid values, with spaces around them', () => {
    expect(signatureErrors(right)).toEqual({});
    expect(signatureErrors({ ...right, nome: '  Jô ', email: ' jose@paoeprosa.com.br ' })).toEqual({});
  });

  it.each([
    ['   ', 'Nome é obrigatório'],
    [' J ', 'Nome deve ter pelo menos 2 caracteres'],
    ['😀', 'Nome deve ter pelo menos 2 caracteres'],
    ['Jô', undefined],
    ['\u200b\u3164', 'Nome é obrigatório'],
    ['--', 'O nome deve ter pelo menos uma letra'],
    ['Jô\u200b', undefined],
  ])('name %j: %j', (nome, error) => {
    expect(signatureError('nome', { ...right, nome })).toBe(error);
  });

  it.each([
    ['nome', `${'a'.repeat(199)}\u200bé`, undefined],
    ['nome', 'a'.repeat(201), 'Use no máximo 200 caracteres'],
    ['nome', ` ${'a'.repeat(200)}`, 'Use no máximo 200 caracteres'],
    ['email', `${'a'.repeat(250)}@b.co`, 'Use no máximo 254 caracteres'],
  ] as const)(
    '%s reports a too long text, as the contract does, since nothing is cut (attack 335)',
    (field, typed, error) => {
      expect(signatureError(field, { ...right, [field]: typed })).toBe(error);
      expect(SignatureBody.shape[field].safeParse(typed).error?.issues[0]?.message).toBe(error);
    },
  );

  it('accepts an address pasted with invisible characters (attack 261)', () =>
    expect(signatureError('email', { ...right, email: '\ufeffjose@x.com\u200b' })).toBeUndefined());

  it.each([
    'jose',
    'jose@',
    'jose@x',
    '@x.com',
    'jose@x.com,ana@x.com',
    'jo se@x.com',
    'a@b.c',
    'jose+1@x.com.br',
    'zé@pão.com.br',
    'a..b@x.com',
    'a@x-.com',
  ])('judges the address %j as the contract does', (email) => {
    expect(signatureError('email', { ...right, email })).toBe(
      isEmail(email) ? undefined : 'Email deve ter formato válido',
    );
  });

  it('has the contract’s messages, whatever is typed', () => {
    const text = fc.string({
      unit: fc.constantFrom(
        'a',
        'é',
        '1',
        '-',
        '.',
        '@',
        ' ',
        '\u200b',
        '\u3164',
        '\u2800',
        '\u200d',
        '\ufe0f',
        '❤',
        '🎉',
      ),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, fc.constantFrom('nome', 'email'), (typed, field) => {
        const { error } = SignatureBody.shape[field].safeParse(typed);
        expect(signatureError(field, { ...right, [field]: typed })).toBe(error?.issues[0]?.message);
      }),
      { numRuns: 2_000 },
    );
  });
});
