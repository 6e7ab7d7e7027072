import { z } from 'zod';
import { MESSAGES } from '../../messages.js';

/** Rows of one page of the panel's lists: the default and the maximum. */
const PAGE = 100;
const PAGE_MAX = 200;

export const limit = z.coerce
  .number({ error: MESSAGES.invalid })
  .int(MESSAGES.invalid)
  .min(1, MESSAGES.invalid)
  .max(PAGE_MAX, MESSAGES.invalid)
  .default(PAGE);

/** Query of a list that is read page by page; `Link: <…>; rel="next"` has the next cursor. */
export const PageQuery = z.object({ limit, cursor: z.string().max(200, MESSAGES.invalid).optional() });
