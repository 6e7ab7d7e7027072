import type { Proposal } from '@acordo/contracts/http/propostas/proposal';

/** What sharing needs of a proposal. */
export type Shareable = Pick<
  Proposal,
  'id' | 'titulo' | 'status' | 'cliente_nome' | 'cliente_email' | 'cliente_telefone' | 'lembrar_cliente'
>;
