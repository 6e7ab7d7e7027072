import { z } from 'zod';
import { instant } from '../../../fields/instant.js';
import { PLANS } from '../../auth/user.js';

/** P73: a user as the panel shows it. */
export const UserRecord = z.strictObject({
  id: z.uuid(),
  nome: z.string(),
  email: z.string(),
  plano: z.enum(PLANS),
  unlimited_proposals: z.boolean(),
  is_admin: z.boolean(),
  /**
   * Existing proposals (D46). Null while proposals is away: an administrator must be able to remove rights just
   * then, and any number would be wrong.
   */
  proposal_count: z.number().int().nullable(),
  ultimo_login: instant.nullable(),
  criado_em: instant,
});
export type UserRecord = z.output<typeof UserRecord>;
