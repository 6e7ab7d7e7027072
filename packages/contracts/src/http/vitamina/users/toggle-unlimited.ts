import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { MESSAGES } from '../../../messages.js';
import { UserRecord } from './user-record.js';

export const toggleUnlimited = defineCall({
  method: 'PUT',
  path: '/api/vitamina/toggle-unlimited',
  who: 'admin',
  summary: 'Lifts a user’s limit of proposals, or puts it back. An administrator’s: 409 (D34).',
  body: z.object({
    userId: z.uuid({ error: MESSAGES.invalid }),
    unlimitedProposals: z.boolean({ error: MESSAGES.invalid }),
  }),
  responses: { 200: UserRecord },
  errors: ['USER_NOT_FOUND', 'ADMIN_WITHOUT_LIMIT'],
});
