import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/** From identity: an account was closed by its owner (D37). Nobody can sign in to it any more; its data are erased from `apagar_em` on. */
export const AccountClosed = z.strictObject({
  user_id: z.uuid(),
  fechada_em: instant,
  apagar_em: instant,
});
export type AccountClosed = z.output<typeof AccountClosed>;
