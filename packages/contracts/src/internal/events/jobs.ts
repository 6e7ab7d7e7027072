import { z } from 'zod';
import { EVENT_KINDS } from './kinds.js';

/**
 * Events for proposals. Tries of a job are few, with pauses of 1 s, 2 s, 4 s …: what is not settled then is put back by its
 * source's reconciler, without an end (D30).
 */
export const PROPOSALS_EVENTS = { name: 'proposals-events', attempts: 8, backoffMs: 1_000 } as const;

/** D30: ids only. `v` rises when the job changes; the old one is read for one release. */
export const EventJob = z.strictObject({
  source: z.enum(['identity']),
  outboxId: z.uuid(),
  kind: z.enum(EVENT_KINDS),
  v: z.literal(1),
});
export type EventJob = z.output<typeof EventJob>;
