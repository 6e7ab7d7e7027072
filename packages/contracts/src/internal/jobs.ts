import { z } from 'zod';
import { MAIL_KINDS } from './mail/kinds.js';

/** One queue per consuming service (house.md). */
export const EMAIL_QUEUE = 'notifications-email';
/** D30: tries with growing pauses before a message is dead: 30 s, 1, 2, 4 … min, about 8 hours in all. */
export const EMAIL_ATTEMPTS = 10;
export const EMAIL_BACKOFF_MS = 30_000;

/** D30: ids only. `v` rises when the job changes; the old one is read for one release. */
export const EmailJob = z.strictObject({
  source: z.enum(['identity', 'proposals']),
  outboxId: z.uuid(),
  kind: z.enum(MAIL_KINDS),
  v: z.literal(1),
});
export type EmailJob = z.output<typeof EmailJob>;
