import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { instant } from '../../../fields/instant.js';
import { PageQuery } from '../page.js';

/** An email that failed finally (D30): enough to judge it, nothing of its content (D35). */
export const FailedEmail = z.strictObject({
  id: z.uuid(),
  tipo: z.string(),
  /** 'm***@exemplo.com.br'; '' where the address was never known. */
  destinatario: z.string(),
  motivo: z.string(),
  tentativas: z.number().int(),
  falhou_em: instant,
});
export type FailedEmail = z.output<typeof FailedEmail>;

export const listFailedEmails = defineCall({
  method: 'GET',
  path: '/api/vitamina/emails/failed',
  who: 'admin',
  summary: 'E-mails that failed for good, newest first, one page; `Link: <…>; rel="next"`.',
  query: PageQuery,
  responses: { 200: z.array(FailedEmail) },
});
