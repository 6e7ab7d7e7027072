import { z } from 'zod';
import { defineCall } from '../../call.js';

export const startGoogle = defineCall({
  method: 'GET',
  path: '/api/auth/google',
  who: 'public',
  summary: 'A navigation: sends the browser to the identity provider (D11). Takes no parameters.',
  responses: { 302: z.undefined() },
});
