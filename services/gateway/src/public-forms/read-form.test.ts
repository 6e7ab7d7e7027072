import { describe, expect, it } from '@jest/globals';
import { bodyOf, formIn } from './forms.js';
import { readForm } from './read-form.js';

const read = (text: string) => readForm(Buffer.from(text), ['nome', 'motivo']);
const formAt = (url: string) => formIn({ raw: { url } } as unknown as Parameters<typeof formIn>[0]);

describe('a form as browsers send it', () => {
  it.each([
    ['nome=Jos%C3%A9+Ribeiro', { nome: 'José Ribeiro' }],
    ['nome=&motivo=', { nome: '', motivo: '' }],
    ['motivo=a%0D%0Ab%0Ac', { motivo: 'a\nb\nc' }],
    ['', {}],
    ['outro=1&__proto__=x&constructor=y', {}],
    ['nome=%', { nome: '%' }],
    ['nome=%F0%9F%98%80%26%3D', { nome: '😀&=' }],
  ])('%j', (text, sent) => {
    expect(read(text)).toEqual(sent);
  });

  it('is unambiguous (attack 323)', () => {
    expect(() => read('nome=a&nome=b')).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
    expect(() => read('nome=a&%6Eome=a')).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  });
});

describe('the call of the form', () => {
  it.each([
    [
      { nome: 'A', email: 'b', confirmacao: 'sim', versao: '3', conteudo_hash: 'h' },
      { nome: 'A', email: 'b', confirmacao: true, versao: 3, conteudo_hash: 'h' },
    ],
    [{}, { confirmacao: false }],
    [{ versao: 'x' }, { confirmacao: false, versao: null }],
  ])('signing: %j', (sent, body) => {
    expect(JSON.parse(bodyOf('assinar', sent))).toEqual(body);
  });

  it('rejecting', () => {
    expect(JSON.parse(bodyOf('recusar', { motivo: 'Caro', nome: 'x' }))).toEqual({ motivo: 'Caro' });
  });
});

it.each([
  ['/public/proposal/a', undefined],
  ['/public/proposal/a?responder=assinar', 'assinar'],
  ['/public/proposal/a?utm=1&responder=recusar', 'recusar'],
  ['/public/proposal/a?responder=', undefined],
  ['/public/proposal/a?responder=Assinar', undefined],
  ['/public/proposal/a?responder=constructor', undefined],
])('%s means %s', (url, kind) => {
  expect(formAt(url)).toBe(kind);
});
