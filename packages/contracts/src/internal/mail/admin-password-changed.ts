import { z } from 'zod';
import { FromWhere, ToAccount } from './to-account.js';

/** To an administrator: the password was changed and all other sessions were ended (D8). */
export const AdminPasswordChanged = z.strictObject({ ...ToAccount, ...FromWhere });
export type AdminPasswordChanged = z.output<typeof AdminPasswordChanged>;
