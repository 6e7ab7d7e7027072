import { z } from 'zod';
import { defineCall } from '../../call.js';
import { email } from '../../fields/email.js';
import { signerName } from '../../fields/name.js';
import { LENGTHS } from '../../lengths.js';
import { paragraph } from '../../fields/text.js';
import { MESSAGES } from '../../messages.js';
import { LinkToken } from './public-proposal.js';

const success = z.strictObject({ success: z.literal(true) });
const params = z.object({ id: LinkToken });
/** What the page showed (D17). Calls without them are accepted only while the link has shown a single hash. */
const shown = {
  versao: z.number().int().min(1).optional(),
  conteudo_hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, MESSAGES.invalid)
    .optional(),
};

export const SignatureBody = z.object({
  nome: signerName,
  email,
  confirmacao: z.literal(true, { error: MESSAGES.confirmationRequired }),
  ...shown,
});

/** Error codes of both decisions of a client (P5). */
const DECISION_ERRORS = [
  'LINK_NOT_FOUND',
  'LINK_EXPIRED',
  'RECORD_IN_VERIFICATION',
  'OWNER_CANNOT_DECIDE',
  'ALREADY_DECIDED',
  'CONTENT_CHANGED',
  'IDEMPOTENCY_MISMATCH',
  'IN_PROGRESS',
] as const;

/** `id` is the link's token (D16). */
export const signProposal = defineCall({
  method: 'POST',
  path: '/api/propostas/:id/assinatura',
  who: 'public',
  summary: 'The client signs (D18). Takes an Idempotency-Key (D49).',
  params,
  body: SignatureBody,
  responses: { 200: success },
  errors: DECISION_ERRORS,
});

/** P41: an empty reason becomes this. */
export const NO_REASON = 'Não informado';

export const RejectionBody = z.object({
  motivo: paragraph(LENGTHS.reason)
    .default('')
    .transform((value) => value.trim() || NO_REASON),
  ...shown,
});

/** `id` is the link's token (D16). */
export const rejectProposal = defineCall({
  method: 'POST',
  path: '/api/propostas/:id/rejeitar',
  who: 'public',
  summary: 'The client rejects, with an optional reason. Takes an Idempotency-Key (D49).',
  params,
  body: RejectionBody,
  responses: { 200: success },
  errors: DECISION_ERRORS,
});
