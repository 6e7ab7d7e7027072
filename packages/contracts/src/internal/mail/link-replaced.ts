import { z } from 'zod';
import { instant } from '../../fields/instant.js';
import { ToClient } from './to-client.js';

/**
 * To both parties of a signed proposal: its link was replaced by a new one (D15). With an empty `to_email` it goes to the
 * owner's account.
 */
export const LinkReplaced = z.strictObject({ ...ToClient, substituido_em: instant });
export type LinkReplaced = z.output<typeof LinkReplaced>;
