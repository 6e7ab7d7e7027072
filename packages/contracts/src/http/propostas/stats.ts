import { z } from 'zod';
import { defineCall } from '../../call.js';
import { moneySum } from '../../fields/money.js';

const count = z.number().int();

export const proposalStats = defineCall({
  method: 'GET',
  path: '/api/propostas/stats',
  who: 'user',
  summary:
    'How many proposals are in which state, and what sent and signed ones are worth, by the database (D7).',
  responses: {
    200: z.strictObject({
      total: count,
      rascunhos: count,
      enviados: count,
      aceitos: count,
      rejeitados: count,
      expirados: count,
      /** P113: the totals of the proposals whose state is enviado. */
      valor_em_aberto: moneySum,
      /** P113: of those that are aceito. */
      valor_fechado: moneySum,
    }),
  },
});
