import { z } from 'zod';
import { defineCall } from '../../call.js';
import { instant, optionalInstant } from '../../fields/instant.js';
import { ProposalDocument } from './document.js';

/** 128 random bits or more in base64url (D15). Anything else is an unknown link, never a format error. */
export const LinkToken = z.string().max(512).catch('');

/**
 * What a link shows (P5, D16): `id` is the link's token, the internal id is never sent. `versao` and `conteudo_hash` (hex
 * SHA-256) go back with the signature (D17).
 */
export const PublicProposal = ProposalDocument.extend({
  id: z.string(),
  status: z.enum(['enviado', 'aceito', 'rejeitado']),
  versao: z.number().int(),
  conteudo_hash: z.string().regex(/^[0-9a-f]{64}$/),
  criado_em: instant,
  link_expira_em: instant,
  consentimento: z.strictObject({ versao: z.string(), texto: z.string() }),
  assinatura_confirmacao: z.boolean(),
  assinatura_cliente_nome: z.string().nullable(),
  assinatura_cliente_email: z.string().nullable(),
  assinatura_data: optionalInstant,
  assinatura_ip: z.string().nullable(),
  /** Whether the signer got a copy by email (D29); missing without a signature, and while it is not decided yet. */
  copia_enviada: z.boolean().optional(),
});
export type PublicProposal = z.output<typeof PublicProposal>;

export const getPublicProposal = defineCall({
  method: 'GET',
  path: '/api/public/proposal/:token',
  who: 'public',
  summary:
    'The proposal behind a public link (D16). Unknown link: 404, expired: 410 (D15); 409 while a signature or rejection ' +
    'does not agree with its history. A token that a chat has cut or stuck something to is found as well: `id` is the whole one.',
  params: z.object({ token: LinkToken }),
  responses: { 200: PublicProposal },
  errors: ['LINK_NOT_FOUND', 'LINK_EXPIRED', 'RECORD_IN_VERIFICATION'],
});
