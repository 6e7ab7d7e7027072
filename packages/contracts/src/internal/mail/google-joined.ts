import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/**
 * To a user: a Google account with the same address now opens the account too (D11, D29). `senha_apagada`: nobody had ever
 * confirmed the address, so what had been set before was dropped.
 */
export const GoogleJoined = z.strictObject({
  to_user: z.uuid(),
  entrou_em: instant,
  senha_apagada: z.boolean(),
});
export type GoogleJoined = z.output<typeof GoogleJoined>;
