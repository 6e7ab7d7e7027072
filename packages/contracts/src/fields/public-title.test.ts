import { describe, expect, it } from '@jest/globals';
import { publicTitle } from './public-title.js';

describe('publicTitle (D41)', () => {
  it.each([
    ['Proposta para Ana - ana@x.co', 'Proposta para Ana'],
    ['Proposta para Ana & Filhos - Loja - ana+loja@x.com.br', 'Proposta para Ana & Filhos - Loja'],
    ['Proposta para Silva - Souza', 'Proposta para Silva - Souza'],
    ['Site da Ana', 'Site da Ana'],
    [' - ana@x.co', '- ana@x.co'],
    ['', ''],
  ])('%j is shown as %j', (titulo, shown) => {
    expect(publicTitle(titulo)).toBe(shown);
  });
});
