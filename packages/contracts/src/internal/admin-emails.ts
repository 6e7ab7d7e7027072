import { z } from 'zod';
import { defineCall } from '../call.js';
import { FailedEmail } from '../http/vitamina/emails/list-failed.js';
import { AfterQuery } from './position.js';

export const readFailedEmails = defineCall({
  method: 'GET',
  path: '/internal/admin/emails/failed',
  who: 'internal',
  summary: 'E-mails that failed for good, newest first, from a position on.',
  query: AfterQuery,
  responses: { 200: z.strictObject({ emails: z.array(FailedEmail) }) },
});

export const reopenEmail = defineCall({
  method: 'POST',
  path: '/internal/admin/emails/:id/resend',
  who: 'internal',
  summary: 'Puts a failed e-mail back on its way and records who did (D34).',
  params: z.object({ id: z.uuid() }),
  /** The administrator's email, for the record: only identity stores it. */
  body: z.object({ quem: z.string().min(1).max(254) }),
  responses: { 204: z.undefined() },
  errors: ['EMAIL_NOT_FAILED', 'EMAIL_GONE'],
});
