import { DEVICE_NAMES } from '@acordo/brazil/device-name';
import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/**
 * To a user: somebody signed in from a browser that had not signed in to this account before. Nothing in it was typed by
 * anybody, so it may go to an address that is not confirmed (D29): the device's name is one of a closed list.
 */
export const NewDevice = z.strictObject({
  to_user: z.uuid(),
  entrou_em: instant,
  metodo: z.enum(['senha', 'google']),
  ip: z.string(),
  aparelho: z.enum(DEVICE_NAMES),
  /** The last one for a day, however many more there are: the account's activity shows them. */
  ultimo_do_dia: z.boolean(),
});
export type NewDevice = z.output<typeof NewDevice>;
