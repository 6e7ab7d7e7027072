import { z } from 'zod';
import { instant, optionalInstant } from '../../fields/instant.js';
import { Content } from './content.js';
import { issueFields } from './issue.js';
import { DEVELOPMENT_STATUSES, STATUSES } from './states.js';

/** A proposal as its owner sees it (P22). `token` is the link's, only in the owner's responses (D15). */
export const Proposal = Content.extend({
  ...issueFields,
  id: z.uuid(),
  user_id: z.uuid(),
  token: z.string().nullable(),
  link_expira_em: optionalInstant,
  status: z.enum(STATUSES),
  status_desenvolvimento: z.enum(DEVELOPMENT_STATUSES),
  versao: z.number().int(),
  criado_em: instant,
  atualizado_em: instant,
  /**
   * What is stored of its signature or rejection does not agree with its history: `status` is that of the proposal's row, and
   * nothing of the decision is shown.
   */
  em_verificacao: z.boolean(),
  assinatura_confirmacao: z.boolean(),
  assinatura_cliente_nome: z.string().nullable(),
  assinatura_cliente_email: z.string().nullable(),
  assinatura_data: optionalInstant,
  assinatura_ip: z.string().nullable(),
  recusa_motivo: z.string().nullable(),
  recusa_data: optionalInstant,
  /** D20: first, last and number of views that pages reported. */
  vista_primeira_em: optionalInstant,
  vista_ultima_em: optionalInstant,
  vistas: z.number().int(),
  /** When a client asked for a new link after the end of this one; null again with the next link (P118). */
  novo_link_pedido_em: optionalInstant,
  /** The latest reminder to the client (P119). */
  lembrete_em: optionalInstant,
  /** Whether the client is reminded by email before the end of this link (P121). */
  lembrar_cliente: z.boolean(),
});
export type Proposal = z.output<typeof Proposal>;

/** A malformed id gets the response for an unknown proposal: it is parsed as an id that no row has. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';
export const ProposalId = z.object({ id: z.uuid().catch(NO_ID) });
