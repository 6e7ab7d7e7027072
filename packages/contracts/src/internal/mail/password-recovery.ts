import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/**
 * To a user: the link that sets a new password. The token is asked for when it is sent.
 * There is no name in it: whoever registered somebody else's address would have us write their words there.
 */
export const PasswordRecovery = z.strictObject({
  to_user: z.uuid(),
  token_id: z.uuid(),
  vale_ate: instant,
  /** Where it was asked for from. */
  ip: z.string(),
});
export type PasswordRecovery = z.output<typeof PasswordRecovery>;
