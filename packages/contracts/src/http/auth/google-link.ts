import { z } from 'zod';
import { defineCall } from '../../call.js';
import { optionalInstant } from '../../fields/instant.js';

export const GoogleLink = z.strictObject({
  /** Whether Google sign-in is configured here: without it there is nothing to link. */
  disponivel: z.boolean(),
  conectada: z.boolean(),
  conectada_em: optionalInstant,
  /** Without one, Google is the only way to sign in and cannot be unlinked. */
  tem_senha: z.boolean(),
});
export type GoogleLink = z.output<typeof GoogleLink>;

export const googleLink = defineCall({
  method: 'GET',
  path: '/api/auth/google/link',
  who: 'user',
  summary: 'Whether a Google account opens the own account (D11), since when, and whether a password does.',
  responses: { 200: GoogleLink },
});
