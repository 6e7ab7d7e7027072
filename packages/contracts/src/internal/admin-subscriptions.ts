import { defineCall } from '../call.js';
import { UncancelledList } from '../http/vitamina/subscriptions/list-uncancelled.js';

/** For admin, in the calling administrator's name (kind `admin`). */
export const readUncancelled = defineCall({
  method: 'GET',
  path: '/internal/admin/subscriptions/uncancelled',
  who: 'internal',
  summary: 'Subscriptions of closed accounts that the payment provider did not cancel, the oldest first.',
  responses: { 200: UncancelledList },
  errors: ['ADMIN_SESSION_OVER'],
});
