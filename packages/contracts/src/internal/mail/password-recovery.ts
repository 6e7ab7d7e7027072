import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/**
 * To a user: the link that sets a new password. The token is requested when it is sent.
 * It contains no name: whoever registered somebody else's address could put any text there.
 */
export const PasswordRecovery = z.strictObject({
  to_user: z.uuid(),
  token_id: z.uuid(),
  vale_ate: instant,
  /** Where the request came from. */
  ip: z.string(),
});
export type PasswordRecovery = z.output<typeof PasswordRecovery>;
