import { z } from 'zod';
import { defineCall } from '../../call.js';

export const providers = defineCall({
  method: 'GET',
  path: '/api/auth/providers',
  who: 'public',
  summary: 'Which identity providers are configured (D7).',
  responses: { 200: z.strictObject({ google: z.boolean() }) },
});
