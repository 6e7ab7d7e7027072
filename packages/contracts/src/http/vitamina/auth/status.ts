import { z } from 'zod';
import { defineCall } from '../../../call.js';

export const adminStatus = defineCall({
  method: 'GET',
  path: '/api/vitamina/auth/status',
  who: 'public',
  summary: 'Whether an administrator’s session exists. Always 200 (D7).',
  responses: { 200: z.strictObject({ authenticated: z.boolean() }) },
});
