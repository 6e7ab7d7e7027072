import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/** To the owner: the public link has ended without a decision (D14, D29). */
export const LinkEnded = z.strictObject({
  to_user: z.uuid(),
  proposal_id: z.uuid(),
  titulo: z.string(),
  cliente_nome: z.string(),
  link_expirou_em: instant,
  vista_ultima_em: instant.nullable(),
  empresa_nome: z.string(),
  empresa_email: z.string(),
});
export type LinkEnded = z.output<typeof LinkEnded>;
