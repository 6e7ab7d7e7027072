import type { Call } from '@acordo/contracts/call';
import type { z } from 'zod';

/**
 * A call that is sent with `?userId=` (P4). The session decides whose data is returned; the parameter is
 * only compared with it (D6), so the contracts don't list it.
 */
export type ForUser<C extends Call> = Omit<C, 'query'> & {
  readonly query: z.ZodType<unknown, { userId: string }>;
};
