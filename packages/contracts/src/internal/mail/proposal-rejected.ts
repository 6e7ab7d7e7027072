import { z } from 'zod';
import { instant } from '../../fields/instant.js';
import { money } from '../../fields/money.js';

/** To the owner: the client rejected, and why. */
export const ProposalRejected = z.strictObject({
  to_user: z.uuid(),
  proposal_id: z.uuid(),
  titulo: z.string(),
  cliente_nome: z.string(),
  /** For replies; missing in messages of an earlier release. */
  cliente_email: z.string().optional(),
  valor_total: money,
  motivo: z.string(),
  recusado_em: instant,
  empresa_nome: z.string(),
  empresa_email: z.string(),
});
export type ProposalRejected = z.output<typeof ProposalRejected>;
