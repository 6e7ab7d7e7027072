import { z } from 'zod';
import { defineCall } from '../../../call.js';

export const adminLogout = defineCall({
  method: 'POST',
  path: '/api/vitamina/auth/logout',
  who: 'public',
  summary: 'Ends this administrator’s session (D8). Returns the same without one.',
  responses: { 204: z.undefined() },
});
