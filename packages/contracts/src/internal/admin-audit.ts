import { z } from 'zod';
import { defineCall } from '../call.js';
import { AuditEntry } from '../http/vitamina/audit.js';
import { AfterQuery } from './position.js';

/** Each service returns what it has recorded itself; admin merges (D34). */
export const readOwnAudit = defineCall({
  method: 'GET',
  path: '/internal/admin/audit',
  who: 'internal',
  summary: 'What administrators changed here, newest first, from a position on.',
  query: AfterQuery,
  responses: { 200: z.strictObject({ entries: z.array(AuditEntry) }) },
  errors: ['ADMIN_SESSION_OVER'],
});
