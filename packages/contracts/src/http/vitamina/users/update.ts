import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { email } from '../../../fields/email.js';
import { name } from '../../../fields/name.js';
import { MESSAGES } from '../../../messages.js';
import { UserRecord } from './user-record.js';

const flag = z.boolean({ error: MESSAGES.invalid });

/** P7: any of these; what is left out stays. */
export const UserChange = z.object({
  nome: name(MESSAGES.nameRequired).optional(),
  email: email.optional(),
  unlimited_proposals: flag.optional(),
  is_admin: flag.optional(),
});
export type UserChange = z.output<typeof UserChange>;

export const updateUser = defineCall({
  method: 'PUT',
  path: '/api/vitamina/users/:id',
  who: 'admin',
  summary:
    'Changes a user; acts at the user’s next call (D13). An e-mail already taken, or the unlimited switch of an administrator: 409 (D34).',
  params: z.object({ id: z.uuid() }),
  body: UserChange,
  responses: { 200: UserRecord },
  errors: ['USER_NOT_FOUND', 'EMAIL_TAKEN', 'ADMIN_WITHOUT_LIMIT'],
});
