import { z } from 'zod';
import { FromWhere, ToAccount } from './to-account.js';

/** To an administrator: the second factor was switched on or off (D33). */
export const Admin2faSwitched = z.strictObject({ ...ToAccount, ...FromWhere, ligado: z.boolean() });
export type Admin2faSwitched = z.output<typeof Admin2faSwitched>;
