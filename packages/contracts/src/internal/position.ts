import { z } from 'zod';
import { instant } from '../fields/instant.js';

/** Where a page of a list starts: after this row, newest first. Without both: at the beginning. */
export const AfterQuery = z.object({
  rows: z.coerce.number().int().min(1).max(1_000),
  em: instant.optional(),
  id: z.uuid().optional(),
});
export type After = z.output<typeof AfterQuery>;

/** Newer than everything: where a list begins. */
export const BEFORE_ALL = { em: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;
