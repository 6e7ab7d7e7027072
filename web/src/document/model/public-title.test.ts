import { publicTitle as serverTitle } from '@acordo/contracts/http/propostas/title';
import { describe, expect, it } from '@jest/globals';
import { publicTitle } from './public-title.js';

describe('publicTitle (D41)', () => {
  it.each([
    ['Proposta para Padaria Pão & Prosa - contato@paoeprosa.com.br', 'Proposta para Padaria Pão & Prosa'],
    ['Proposta para Ana - ana+site@x.com', 'Proposta para Ana'],
    ['Proposta para Lima - Filhos - a@b.co', 'Proposta para Lima - Filhos'],
    ['  Proposta para Ana  ', 'Proposta para Ana'],
    ['', ''],
  ])('%j is shown as %j', (titulo, shown) => {
    expect(publicTitle(titulo)).toBe(shown);
  });

  it.each([
    'Proposta para Lima - Filhos',
    'ana@x.com',
    'Loja @centro - fase 2',
    'Proposta - fale com a@b.co hoje',
  ])('leaves %j alone', (titulo) => {
    expect(publicTitle(titulo)).toBe(titulo);
  });
});

it('agrees with the server’s, which the web cannot load: its module brings Zod', () => {
  for (const titulo of [
    'Proposta para Ana - ana@x.com',
    'A - b@c',
    'Lima - Filhos - a@b.co',
    ' - a@b.co',
    '',
  ]) {
    expect(publicTitle(titulo)).toBe(serverTitle(titulo));
  }
});
