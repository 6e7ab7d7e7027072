import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/** To a user: the archive of own data can be downloaded (D37). Its link has no secret; the own session is required. */
export const ExportReady = z.strictObject({
  to_user: z.uuid(),
  pronto_em: instant,
  expira_em: instant,
});
export type ExportReady = z.output<typeof ExportReady>;
