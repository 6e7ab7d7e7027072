import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/** To a user: Google no longer gives access to the account, by the user's own choice (D11, D29). */
export const GoogleUnlinked = z.strictObject({
  to_user: z.uuid(),
  desconectada_em: instant,
  ip: z.string(),
  user_agent: z.string(),
});
export type GoogleUnlinked = z.output<typeof GoogleUnlinked>;
