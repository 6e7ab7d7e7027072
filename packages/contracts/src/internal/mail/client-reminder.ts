import { z } from 'zod';
import { instant } from '../../fields/instant.js';
import { ToClient } from './to-client.js';

/**
 * To the client: the proposal awaits a response. With the owner's own text (P119), or with an empty one if scheduled work sends
 * it before the link's end (P121). Not sent any more once `link_expira_em` has passed, or without the link.
 */
export const ClientReminder = z.strictObject({ ...ToClient, texto: z.string(), link_expira_em: instant });
export type ClientReminder = z.output<typeof ClientReminder>;
