import type { Undelivered } from '@acordo/contracts/undelivered';
import type { z } from 'zod';
import type { Tx } from '../database/unit-of-work.js';
import type { QueueTerms } from '../queue/job-producer.js';

export const OUTBOX_OPTIONS = Symbol('outbox options');

/** The route of kinds that are not for the outbox's usual reader. */
export interface OutboxRoute {
  /** The consumer's queue. */
  queue: QueueTerms;
  /** The only service that may read and settle rows of this kind. */
  consumer: string;
}

export interface OutboxOptions {
  /** The service whose schema has the table; consumers read the message there. */
  source: string;
  redisUrl: string;
  /** The usual consumer's queue. */
  queue: QueueTerms;
  /** Services that may read, settle and reopen the rows of that queue. */
  mayRead: readonly string[];
  /** Kind → schema of its model (contracts). */
  models: Readonly<Record<string, z.ZodType>>;
  /** Kinds for another queue: events for another service. */
  routes?: Readonly<Record<string, OutboxRoute>>;
  /** What the service records, in the transaction that settles the row, about an email that did not reach its recipient. */
  undelivered?: (tx: Tx, message: { kind: string; model: unknown }, why: Undelivered) => Promise<void>;
  /** How often the table is polled without a nudge. */
  pollMs?: number;
  /** How often rows that were queued and never settled are searched. */
  reconcileMs?: number;
  /** Seconds after which such a row is queued again (D30: 10 minutes). */
  putBackAfterS?: number;
}

/** D30's figures. */
export const POLL_MS = 1_000;
export const RECONCILE_MS = 60_000;
export const PUT_BACK_AFTER_S = 600;
/** Days in which a dead message can be sent again. */
export const KEEP_DEAD_DAYS = 30;
