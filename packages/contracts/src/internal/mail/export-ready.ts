import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/** To a user: the archive of own data can be fetched (D37). No secret leads to it, only the own session. */
export const ExportReady = z.strictObject({
  to_user: z.uuid(),
  pronto_em: instant,
  expira_em: instant,
});
export type ExportReady = z.output<typeof ExportReady>;
