import { z } from 'zod';
import { defineCall } from '../../call.js';
import { bytes } from '../../fields/bytes.js';

/** D37: how long an archive can be downloaded. */
export const ARCHIVE_DAYS = 7;

export const exportAccount = defineCall({
  method: 'GET',
  path: '/api/auth/export',
  who: 'user',
  summary:
    'All own data as a zip (D37). 200: the archive of the last 7 days; 202: it is being made, and an e-mail tells when it is ready. `novo=true` asks for a newer one than that which is there, once a day.',
  query: z.object({ novo: z.enum(['true', 'false']).default('false') }),
  responses: { 200: bytes, 202: z.strictObject({ situacao: z.literal('preparando') }) },
  sends: 'application/zip',
});
