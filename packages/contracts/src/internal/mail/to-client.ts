import { z } from 'zod';

/**
 * Common fields of emails to a client (D29). The address is the client's own, typed by them or by the owner; such an email
 * is sent only if the email of the owner's account (`to_user`) is confirmed. The link's token is not in the model:
 * notifications requests it when it sends (internal/link-token.ts), so no queue or table has it unencrypted (D15), and a
 * link that was replaced meanwhile is not sent.
 */
export const ToClient = {
  to_user: z.uuid(),
  to_email: z.string(),
  to_nome: z.string(),
  proposal_id: z.uuid(),
  link_id: z.uuid(),
  titulo: z.string(),
  /** Missing in messages of an earlier release. */
  cliente_nome: z.string().optional(),
  empresa_nome: z.string(),
  empresa_email: z.string(),
  /** Address of our own assets, or '' (D24). */
  empresa_logo: z.string(),
  /** #RRGGBB; '' is our own. */
  empresa_cor: z.string(),
};
