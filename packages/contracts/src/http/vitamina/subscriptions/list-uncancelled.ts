import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { instant } from '../../../fields/instant.js';

/** Why the payment provider did not cancel, in words of ours: its own messages may contain keys. */
export const CANCELLATION_FAILURES = [
  /** STRIPE_SECRET_KEY is missing. */
  'sem_chave',
  /** The key is wrong, may not do this, or is of the other mode. */
  'chave_recusada',
  /** No response. */
  'sem_resposta',
  'erro_do_provedor',
  /** A response that can't be read. */
  'resposta_estranha',
  /** It responded, and the subscription is still active. */
  'ainda_ativa',
] as const;
export type CancellationFailure = (typeof CANCELLATION_FAILURES)[number];

/** A closed account's subscription that could not be cancelled yet (D37): only ids, since the user may be erased. */
export const Uncancelled = z.strictObject({
  /** The provider's. */
  assinatura: z.string(),
  /** The provider's. */
  cliente: z.string(),
  usuario: z.uuid(),
  desde: instant,
  tentativas: z.number().int(),
  proxima_em: instant,
  falha: z.enum(CANCELLATION_FAILURES),
});
export type Uncancelled = z.output<typeof Uncancelled>;

/** Rows of the response; `total` is the number of all. */
export const UNCANCELLED_MAX = 100;

export const UncancelledList = z.strictObject({
  total: z.number().int(),
  assinaturas: z.array(Uncancelled),
});

export const listUncancelled = defineCall({
  method: 'GET',
  path: '/api/vitamina/subscriptions/uncancelled',
  who: 'admin',
  summary: `Subscriptions of closed accounts that the payment provider did not cancel, the oldest first, ${UNCANCELLED_MAX} at most.`,
  responses: { 200: UncancelledList },
});
