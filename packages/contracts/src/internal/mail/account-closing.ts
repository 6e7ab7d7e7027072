import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/** To the address that a closed account had: what happens to its data and when (D29, D37). */
export const AccountClosing = z.strictObject({
  to_email: z.string(),
  to_nome: z.string(),
  fechada_em: instant,
  /** Erasing begins … */
  apagar_em: instant,
  /** … and has ended by then. */
  apagado_ate: instant,
  /** Years that signed records are kept. */
  guarda_anos: z.number().int(),
});
export type AccountClosing = z.output<typeof AccountClosing>;
