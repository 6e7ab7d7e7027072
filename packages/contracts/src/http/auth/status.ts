import { z } from 'zod';
import { defineCall } from '../../call.js';
import { User } from './user.js';

export const authStatus = defineCall({
  method: 'GET',
  path: '/api/auth/status',
  who: 'public',
  summary: 'Whether a session exists, and whose. Always 200 (P8, D7).',
  responses: { 200: z.strictObject({ authenticated: z.boolean(), user: User.nullable() }) },
});
