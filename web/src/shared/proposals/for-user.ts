import type { Call } from '@acordo/contracts/call';
import type { z } from 'zod';

/**
 * A call that product.md point 7 sends `?userId=` with. The session decides whose data is answered; the parameter is
 * only compared with it (D6), so the contracts don't list it.
 */
export type ForUser<C extends Call> = Omit<C, 'query'> & {
  readonly query: z.ZodType<unknown, { userId: string }>;
};
