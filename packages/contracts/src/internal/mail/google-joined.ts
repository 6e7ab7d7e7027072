import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/**
 * To a user: a Google account with the same address now opens the account too (D11, D29). `senha_apagada`: the
 * password was not proven to belong to the mailbox's owner, so it and its sessions were deleted.
 */
export const GoogleJoined = z.strictObject({
  to_user: z.uuid(),
  entrou_em: instant,
  senha_apagada: z.boolean(),
  /** The account had no password at all. Missing in messages of earlier releases. */
  sem_senha: z.boolean().optional(),
});
export type GoogleJoined = z.output<typeof GoogleJoined>;
