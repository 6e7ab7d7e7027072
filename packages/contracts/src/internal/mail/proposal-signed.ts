import { z } from 'zod';
import { instant } from '../../fields/instant.js';
import { money } from '../../fields/money.js';

/** To the owner: the client signed. Frozen when it happened (D30); the owner's address is read from identity. */
export const ProposalSigned = z.strictObject({
  to_user: z.uuid(),
  proposal_id: z.uuid(),
  titulo: z.string(),
  cliente_nome: z.string(),
  /** For replies; missing in messages of an earlier release. */
  cliente_email: z.string().optional(),
  valor_total: money,
  assinante_nome: z.string(),
  assinante_email: z.string(),
  assinado_em: instant,
  ip: z.string(),
  conteudo_hash: z.string(),
  codigo: z.string(),
  empresa_nome: z.string(),
  empresa_email: z.string(),
});
export type ProposalSigned = z.output<typeof ProposalSigned>;
