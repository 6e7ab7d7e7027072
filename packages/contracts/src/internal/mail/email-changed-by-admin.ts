import { z } from 'zod';
import { ChangedAddress, ToAccount } from './to-account.js';

/** To a user, at the old and the new address: an administrator changed the email; it is unconfirmed now (D29). */
export const EmailChangedByAdmin = z.strictObject({
  ...ToAccount,
  ...ChangedAddress,
  /** What ended with the old address (D11). Both are missing in messages of earlier releases, which ended nothing. */
  sessoes_encerradas: z.boolean().optional(),
  google_desligado: z.boolean().optional(),
});
export type EmailChangedByAdmin = z.output<typeof EmailChangedByAdmin>;
