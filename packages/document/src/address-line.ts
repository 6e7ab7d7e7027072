import { formatCep } from '@acordo/brazil/cep';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';

export type Address = Pick<
  ProposalDocument,
  'cliente_endereco' | 'cliente_numero' | 'cliente_cidade' | 'cliente_cep'
>;

/** Street, number, city and CEP on one line (P43); '' when nothing is known. */
export function addressLine(address: Address): string {
  const cep = address.cliente_cep.trim();
  return [
    address.cliente_endereco,
    address.cliente_numero,
    address.cliente_cidade,
    cep && `CEP ${formatCep(cep)}`,
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}
