import { z } from 'zod';
import { defineCall } from '../call.js';
import { AccessEntry } from '../http/vitamina/audit.js';
import { AfterQuery } from './position.js';

/** What identity has recorded of users and administrators signing in, for the panel's audit (D34, D35). */
export const readAccountActivity = defineCall({
  method: 'GET',
  path: '/internal/admin/activity',
  who: 'internal',
  summary: 'Sign-ins and what belongs to them, of all accounts, newest first, from a position on.',
  query: AfterQuery,
  responses: { 200: z.strictObject({ entries: z.array(AccessEntry) }) },
  errors: ['ADMIN_SESSION_OVER'],
});
