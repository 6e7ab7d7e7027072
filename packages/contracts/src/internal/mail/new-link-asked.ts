import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/** To the owner: somebody with the expired link asked for a new one (P118). */
export const NewLinkAsked = z.strictObject({
  to_user: z.uuid(),
  proposal_id: z.uuid(),
  titulo: z.string(),
  cliente_nome: z.string(),
  pedido_em: instant,
  link_expirou_em: instant,
  empresa_nome: z.string(),
  empresa_email: z.string(),
});
export type NewLinkAsked = z.output<typeof NewLinkAsked>;
