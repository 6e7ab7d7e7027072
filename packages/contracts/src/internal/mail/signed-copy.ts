import { z } from 'zod';
import { instant } from '../../fields/instant.js';
import { money } from '../../fields/money.js';
import { ToClient } from './to-client.js';

/** To the client: the copy of what was signed, with the PDF (D29). */
export const SignedCopy = z.strictObject({
  ...ToClient,
  valor_total: money,
  assinante_nome: z.string(),
  assinante_email: z.string(),
  assinado_em: instant,
  conteudo_hash: z.string(),
  codigo: z.string(),
});
export type SignedCopy = z.output<typeof SignedCopy>;
