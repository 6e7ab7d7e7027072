import { z } from 'zod';
import { defineCall } from '../../call.js';
import { LoginBody } from './login.js';
import { newPassword } from './register.js';

export const ChangePasswordBody = z.object({
  currentPassword: LoginBody.shape.password,
  newPassword,
});

export const changePassword = defineCall({
  method: 'PUT',
  path: '/api/auth/password',
  who: 'user',
  summary: 'A new password for whoever knows the old one: 403 otherwise. All other sessions end (D8).',
  body: ChangePasswordBody,
  responses: { 204: z.undefined() },
  errors: ['WRONG_PASSWORD', 'NO_PASSWORD'],
});
