import { z } from 'zod';
import { ChangedAddress, FromWhere, ToAccount } from './to-account.js';

/** To an administrator, at the old and the new address: the email to sign in with was changed. */
export const AdminEmailChanged = z.strictObject({ ...ToAccount, ...ChangedAddress, ...FromWhere });
export type AdminEmailChanged = z.output<typeof AdminEmailChanged>;
