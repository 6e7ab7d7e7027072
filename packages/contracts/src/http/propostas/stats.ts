import { z } from 'zod';
import { defineCall } from '../../call.js';

const count = z.number().int();

export const proposalStats = defineCall({
  method: 'GET',
  path: '/api/propostas/stats',
  who: 'user',
  summary: 'How many proposals are in which state, counted by the database (D7).',
  responses: {
    200: z.strictObject({
      total: count,
      rascunhos: count,
      enviados: count,
      aceitos: count,
      rejeitados: count,
      expirados: count,
    }),
  },
});
