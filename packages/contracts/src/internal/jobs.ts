import { z } from 'zod';
import { MAIL_KINDS } from './mail/kinds.js';

/** One queue per consuming service (ARCHITECTURE.md). */
export const EMAIL_QUEUE = 'notifications-email';
/** D30: attempts with growing pauses before a message is dead: 30 s, 1, 2, 4 … 128 min, a good 4 hours in all. */
export const EMAIL_ATTEMPTS = 10;
export const EMAIL_BACKOFF_MS = 30_000;
/** The same as one object, for producers of the queue. */
export const EMAIL_QUEUE_TERMS = {
  name: EMAIL_QUEUE,
  attempts: EMAIL_ATTEMPTS,
  backoffMs: EMAIL_BACKOFF_MS,
} as const;

/** D30: ids only. `v` is raised when the job changes; the old one is read for one release. */
export const EmailJob = z.strictObject({
  source: z.enum(['identity', 'proposals']),
  outboxId: z.uuid(),
  kind: z.enum(MAIL_KINDS),
  v: z.literal(1),
});
export type EmailJob = z.output<typeof EmailJob>;
