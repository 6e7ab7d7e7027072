import { z } from 'zod';
import { defineCall } from '../../call.js';
import { LoginBody } from './login.js';

export const UnlinkGoogleBody = z
  .object({ currentPassword: LoginBody.shape.password.optional() })
  .default({});

export const unlinkGoogle = defineCall({
  method: 'DELETE',
  path: '/api/auth/google',
  who: 'user',
  summary:
    'Google opens the account no longer (D11): asks for the password, and is 409 where the account has none. Other sessions that Google opened end. Nothing linked: 404.',
  body: UnlinkGoogleBody,
  responses: { 204: z.undefined() },
  errors: ['WRONG_PASSWORD', 'NO_PASSWORD', 'NOT_FOUND'],
});
