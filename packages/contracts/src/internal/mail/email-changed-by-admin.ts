import { z } from 'zod';
import { ChangedAddress, ToAccount } from './to-account.js';

/** To a user, at the old and the new address: an administrator changed the e-mail; it is unconfirmed now (D29). */
export const EmailChangedByAdmin = z.strictObject({ ...ToAccount, ...ChangedAddress });
export type EmailChangedByAdmin = z.output<typeof EmailChangedByAdmin>;
