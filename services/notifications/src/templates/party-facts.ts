import type { Fact } from './email.js';

/** Every email about a proposal names both parties, as far as they have names. */
export const partyFacts = ({
  empresa_nome,
  cliente_nome = '',
}: {
  empresa_nome: string;
  cliente_nome?: string;
}): Fact[] =>
  [
    { label: 'Empresa', value: empresa_nome },
    { label: 'Cliente', value: cliente_nome },
  ].filter(({ value }) => value.trim() !== '');
