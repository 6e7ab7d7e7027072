import { describe, expect, it } from '@jest/globals';
import { clientFromTitle, proposalTitle, publicTitle } from './title.js';

describe('titles (D41)', () => {
  it.each([
    ['Ana', 'ana@x.com', 'Proposta para Ana - ana@x.com'],
    [' Ana ', '', 'Proposta para Ana'],
    ['a'.repeat(200), `${'b'.repeat(100)}@x.com`, `Proposta para ${'a'.repeat(200)}`],
  ])('of %j, %j is %j', (name, email, title) => expect(proposalTitle(name, email)).toBe(title));

  it.each([
    ['Proposta para Padaria Pão & Prosa - contato@paoeprosa.com.br', 'Proposta para Padaria Pão & Prosa'],
    ['Proposta para Lima - Filhos - a@b.co', 'Proposta para Lima - Filhos'],
    ['Proposta para Lima - Filhos', 'Proposta para Lima - Filhos'],
    ['ana@x.com', 'ana@x.com'],
    ['Proposta - a@.co', 'Proposta - a@.co'],
    ['Proposta - a@b..co', 'Proposta'],
    ['Proposta - fale com a@b.co hoje', 'Proposta - fale com a@b.co hoje'],
    ['', ''],
  ])('others see %j as %j', (title, shown) => expect(publicTitle(title)).toBe(shown));

  it.each([
    ['Proposta para Ana - ana@x.co', 'Ana', 'ana@x.co'],
    ['Proposta para Silva - Souza', 'Silva - Souza', ''],
    ['Proposta para Silva - Souza - s@x.co', 'Silva - Souza', 's@x.co'],
    ['Site da Ana', '', ''],
  ])('%j contains %j and %j', (title, name, email) =>
    expect(clientFromTitle(title)).toEqual({ name, email }),
  );
});
