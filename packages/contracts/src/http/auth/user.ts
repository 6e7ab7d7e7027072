import { z } from 'zod';

export const PLANS = ['gratuito', 'mensal', 'anual'] as const;

/** The user as the user sees it (D7). */
export const User = z.strictObject({
  id: z.uuid(),
  nome: z.string(),
  email: z.string(),
  email_confirmado: z.boolean(),
  provider: z.enum(['email', 'google']),
  plano: z.enum(PLANS),
  is_admin: z.boolean(),
  /** Present only if a mail server has refused the address: our emails do not arrive. */
  email_recusado: z.literal(true).optional(),
});
export type User = z.output<typeof User>;
