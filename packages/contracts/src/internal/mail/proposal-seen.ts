import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/** To the owner: somebody looked at the proposal through its link for the first time (D20). */
export const ProposalSeen = z.strictObject({
  to_user: z.uuid(),
  proposal_id: z.uuid(),
  titulo: z.string(),
  cliente_nome: z.string(),
  vista_em: instant,
  link_expira_em: instant,
  empresa_nome: z.string(),
  empresa_email: z.string(),
});
export type ProposalSeen = z.output<typeof ProposalSeen>;
