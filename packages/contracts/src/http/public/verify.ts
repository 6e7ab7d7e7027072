import { z } from 'zod';
import { defineCall } from '../../call.js';
import { instant } from '../../fields/instant.js';

/** What anybody may see of a signature (D7, D25): that it exists, when and of what; names are masked, nothing else is sent. */
const Confirmed = z.strictObject({
  status: z.literal('aceito'),
  assinado_em: instant,
  conteudo_hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** 'M**** S****' */
  assinante: z.string(),
  /** The company that sent it, masked likewise; '' where it had no name. */
  empresa: z.string(),
});
/** What is stored of the signature does not agree with its history: it cannot be relied on, and nothing of it is shown. */
const InVerification = z.strictObject({ status: z.literal('em_verificacao') });

export const VerifiedSignature = z.discriminatedUnion('status', [Confirmed, InVerification]);
export type ConfirmedSignature = z.output<typeof Confirmed>;
export type VerifiedSignature = z.output<typeof VerifiedSignature>;

export const verifySignature = defineCall({
  method: 'GET',
  path: '/api/public/verify/:codigo',
  who: 'public',
  summary:
    'Whether a verification code belongs to a signature. Taken in any case, with or without separators.',
  /** Anything but a code is an unknown one, never a format error. */
  params: z.object({ codigo: z.string().max(64).catch('') }),
  responses: { 200: VerifiedSignature },
  errors: ['CODE_NOT_FOUND'],
});
