import { z } from 'zod';
import { EVENT_KINDS } from './kinds.js';

/**
 * Events for proposals. A job has few attempts, with pauses of 1 s, 2 s, 4 s …: what is not settled then is queued again by its
 * source's reconciler, without a limit (D30).
 */
export const PROPOSALS_EVENTS = { name: 'proposals-events', attempts: 8, backoffMs: 1_000 } as const;

/** D30: ids only. `v` is raised when the job changes; the old one is read for one release. */
export const EventJob = z.strictObject({
  source: z.enum(['identity']),
  outboxId: z.uuid(),
  kind: z.enum(EVENT_KINDS),
  v: z.literal(1),
});
export type EventJob = z.output<typeof EventJob>;
