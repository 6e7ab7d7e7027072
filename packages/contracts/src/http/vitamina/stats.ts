import { z } from 'zod';
import { defineCall } from '../../call.js';

const count = z.number().int();

export const panelStats = defineCall({
  method: 'GET',
  path: '/api/vitamina/stats',
  who: 'admin',
  summary: 'The panel’s four counters (D7). `administradores` counts users with `is_admin`.',
  responses: {
    200: z.strictObject({
      usuarios: count,
      administradores: count,
      ilimitados: count,
      propostas: count,
    }),
  },
});
