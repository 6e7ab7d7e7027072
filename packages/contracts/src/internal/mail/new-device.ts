import { DEVICE_NAMES } from '@acordo/brazil/device-name';
import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/**
 * To a user: somebody signed in from a browser that had not signed in to this account before. It contains no typed
 * text, so it may be sent to an unconfirmed address (D29): the device's name is one of a closed list.
 */
export const NewDevice = z.strictObject({
  to_user: z.uuid(),
  entrou_em: instant,
  metodo: z.enum(['senha', 'google']),
  ip: z.string(),
  aparelho: z.enum(DEVICE_NAMES),
  /** The last one for a day; the account's activity shows further ones. */
  ultimo_do_dia: z.boolean(),
});
export type NewDevice = z.output<typeof NewDevice>;
