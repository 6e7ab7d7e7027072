import { z } from 'zod';
import { defineCall } from '../../call.js';

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  who: 'public',
  summary: 'Ends this session (D8). Returns the same without one.',
  responses: { 204: z.undefined() },
});
