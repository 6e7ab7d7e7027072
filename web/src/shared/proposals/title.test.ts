import { describe, expect, it } from '@jest/globals';
import { clientFromTitle, proposalTitle } from './title';

describe('title convention (product.md point 3, D41)', () => {
  it('is built from name and e-mail', () => {
    expect(proposalTitle('Ana', 'ana@x.co')).toBe('Proposta para Ana - ana@x.co');
    expect(proposalTitle(' Ana ', ' ')).toBe('Proposta para Ana');
  });
  it.each([
    ['Proposta para Ana - ana@x.co', 'Ana', 'ana@x.co'],
    ['Proposta para Silva - Souza', 'Silva - Souza', ''],
    ['Proposta para Silva - Souza - s@x.co', 'Silva - Souza', 's@x.co'],
    ['Site da Ana', '', ''],
  ])('%s', (title, name, email) => expect(clientFromTitle(title)).toEqual({ name, email }));
});
