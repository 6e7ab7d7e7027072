import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/**
 * To a user: the link that confirms the e-mail address (D10). The token is asked for when it is sent.
 * There is no name in it: whoever registered somebody else's address would have us write their words there.
 */
export const ConfirmEmail = z.strictObject({
  to_user: z.uuid(),
  token_id: z.uuid(),
  vale_ate: instant,
});
export type ConfirmEmail = z.output<typeof ConfirmEmail>;
