import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/** To a user: the password was changed and other sessions were ended (D8). */
export const PasswordChanged = z.strictObject({
  to_user: z.uuid(),
  mudou_em: instant,
  ip: z.string(),
  /** '' for an unconfirmed address: the name may be any text, sent to a stranger's mailbox. */
  user_agent: z.string(),
  /** A Google account gave access and no longer does (D11). Missing in messages of earlier releases, which unlinked none. */
  google_desligado: z.boolean().optional(),
});
export type PasswordChanged = z.output<typeof PasswordChanged>;
