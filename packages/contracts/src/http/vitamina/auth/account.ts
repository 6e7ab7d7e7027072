import { z } from 'zod';
import { instant } from '../../../fields/instant.js';

/** An administrator's own account, as its owner sees it (D32). */
export const AdminAccount = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  /** Whether a second factor is required (D33). */
  dois_fatores: z.boolean(),
  /** Recovery codes that were not used yet. */
  codigos_restantes: z.number().int(),
  criado_em: instant,
  ultimo_login: instant.nullable(),
});
export type AdminAccount = z.output<typeof AdminAccount>;
