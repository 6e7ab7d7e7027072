import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/** To a user: the password was changed and other sessions were ended (D8). */
export const PasswordChanged = z.strictObject({
  to_user: z.uuid(),
  mudou_em: instant,
  ip: z.string(),
  /** '' where the address is not confirmed: then it may be a stranger's words to whoever has that mailbox. */
  user_agent: z.string(),
  /** A Google account opened it, and does no longer (D11). Missing in messages of earlier releases, which unlinked none. */
  google_desligado: z.boolean().optional(),
});
export type PasswordChanged = z.output<typeof PasswordChanged>;
