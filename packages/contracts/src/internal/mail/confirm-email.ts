import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/**
 * To a user: the link that confirms the email address (D10). The token is requested when it is sent.
 * It contains no name: whoever registered somebody else's address could put any text there.
 */
export const ConfirmEmail = z.strictObject({
  to_user: z.uuid(),
  token_id: z.uuid(),
  vale_ate: instant,
});
export type ConfirmEmail = z.output<typeof ConfirmEmail>;
