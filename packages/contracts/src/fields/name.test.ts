import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RegisterBody } from '../http/auth/register.js';
import { CompanyInput } from '../http/company/company.js';
import { NewContent } from '../http/propostas/content.js';
import { RejectionBody, SignatureBody } from '../http/public/decide.js';
import { UserChange } from '../http/vitamina/users/update.js';
import { MESSAGES } from '../messages.js';

const signature = { email: 'ana@x.com', confirmacao: true };
const content = { tipo_site: 'blog', titulo: 'Proposta' };
/** Every field with a name, and the schema that reads it. */
const PLACES = {
  signer: (nome: unknown) => SignatureBody.safeParse({ ...signature, nome }).data?.nome,
  user: (nome: unknown) =>
    RegisterBody.safeParse({ nome, email: 'ana@x.com', password: 'abc 12' }).data?.nome,
  'user in the panel': (nome: unknown) => UserChange.safeParse({ nome }).data?.nome,
  company: (nome_empresa: unknown) => CompanyInput.safeParse({ nome_empresa }).data?.nome_empresa,
  client: (cliente_nome: unknown) => NewContent.safeParse({ ...content, cliente_nome }).data?.cliente_nome,
};
const NOTHING = [
  '\u200b',
  '\u3164\u3164',
  '\u115f\u1160',
  '\uffa0\u2800',
  '\u200d \u200c',
  '--',
  '...',
  '12',
  '🎉🎉',
  '\u00ad!',
];

describe.each(Object.entries(PLACES))('the name of a %s (attack 260)', (_who, read) => {
  it.each(NOTHING)('is never %j', (nothing) => expect(read(nothing)).toBeUndefined());

  it('always has a visible letter, and no invisible character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const kept = read(typed);
        if (kept === undefined || kept === '') return;
        expect(kept).toMatch(/\p{L}/u);
        expect(read(kept)).toBe(kept);
      }),
    );
  });

  it.each([
    [' Ana\u200b Lima\ufeff ', 'Ana Lima'],
    ['Jose\u200b\u0301', 'José'],
    ['Ateliê ❤️ da Jô', 'Ateliê ❤️ da Jô'],
    ['Família 👩‍👩‍👧', 'Família 👩‍👩‍👧'],
    ['A\u200dna', 'Ana'],
    ['3M', '3M'],
  ])('%j is kept as %j', (typed, kept) => expect(read(typed)).toBe(kept));

  it.each(['Ana\u0000', 'Ana\ud800', 'Ana\u202e', 'Ana\u2066'])('%j stays refused (D47)', (typed) =>
    expect(read(typed)).toBeUndefined(),
  );
});

describe('the message for an empty-looking name', () => {
  const sentence = (nome: string) =>
    SignatureBody.safeParse({ ...signature, nome }).error?.issues.map(({ message }) => message)[0];
  it.each([
    ['\u200b', MESSAGES.nameRequired],
    ['-', MESSAGES.nameTooShort],
    ['--', 'O nome deve ter pelo menos uma letra'],
  ])('%j: %s', (nome, message) => expect(sentence(nome)).toBe(message));

  it('refuses a client’s empty-looking name, although an empty one is allowed', () => {
    const given = NewContent.safeParse({ ...content, cliente_nome: '\u3164' });
    expect(given.error?.issues).toMatchObject([
      { path: ['cliente_nome'], message: MESSAGES.nameWithoutLetters },
    ]);
    expect(NewContent.safeParse({ ...content, cliente_nome: '' }).success).toBe(true);
  });
});

describe('other texts', () => {
  it('an empty-looking feature is refused, a title loses invisible characters', () => {
    expect(NewContent.safeParse({ ...content, funcionalidades: ['\u200b'] }).success).toBe(false);
    expect(NewContent.parse({ ...content, titulo: 'Site\u200b ❤️\u2800' }).titulo).toBe('Site ❤️');
    expect(NewContent.safeParse({ tipo_site: 'blog', titulo: '\u2800' }).success).toBe(false);
  });
  it('longer text keeps its joiners, and is empty where all of it is invisible', () => {
    const persian = 'می\u200cخواهم क्\u200dष 👩‍👩‍👧';
    expect(NewContent.parse({ ...content, descricao: persian }).descricao).toBe(persian);
    expect(NewContent.parse({ ...content, descricao: '\u200b\u2800' }).descricao).toBe('');
    expect(RejectionBody.parse({ motivo: persian }).motivo).toBe(persian);
    expect(RejectionBody.parse({ motivo: '\u200b' }).motivo).toBe('Não informado');
  });
});
