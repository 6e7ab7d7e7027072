import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/** To the owner: the public link ends in 3 days (D29). Not sent any more once `link_expira_em` has passed. */
export const LinkEnding = z.strictObject({
  to_user: z.uuid(),
  proposal_id: z.uuid(),
  titulo: z.string(),
  cliente_nome: z.string(),
  link_expira_em: instant,
  /** When the client looked (D20); null if never. */
  vista_ultima_em: instant.nullable(),
  empresa_nome: z.string(),
  empresa_email: z.string(),
});
export type LinkEnding = z.output<typeof LinkEnding>;
