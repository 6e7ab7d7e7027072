import { defineCall } from '../../../call.js';
import { AdminAccount } from './account.js';

export const adminMe = defineCall({
  method: 'GET',
  path: '/api/vitamina/auth/me',
  who: 'admin',
  summary: 'The administrator’s own account.',
  responses: { 200: AdminAccount },
});
