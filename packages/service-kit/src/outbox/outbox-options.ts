import type { Undelivered } from '@acordo/contracts/undelivered';
import type { z } from 'zod';
import type { Tx } from '../database/unit-of-work.js';
import type { QueueTerms } from '../queue/job-producer.js';

export const OUTBOX_OPTIONS = Symbol('outbox options');

/** Where kinds go that are not for the outbox's usual reader. */
export interface OutboxRoute {
  /** The consumer's queue. */
  queue: QueueTerms;
  /** The service that alone may read and settle rows of this kind. */
  consumer: string;
}

export interface OutboxOptions {
  /** The service whose schema holds the table; consumers read the message back there. */
  source: string;
  redisUrl: string;
  /** The usual consumer's queue. */
  queue: QueueTerms;
  /** Services that may read, settle and reopen the rows of that queue. */
  mayRead: readonly string[];
  /** Kind → schema of its model (contracts). */
  models: Readonly<Record<string, z.ZodType>>;
  /** Kinds that go elsewhere: events for another service. */
  routes?: Readonly<Record<string, OutboxRoute>>;
  /** What the service writes down, in the transaction that settles the row, about a mail that did not get to whom it was for. */
  undelivered?: (tx: Tx, message: { kind: string; model: unknown }, why: Undelivered) => Promise<void>;
  /** How often the table is looked at without a nudge. */
  pollMs?: number;
  /** How often rows that were queued and never settled are looked for. */
  reconcileMs?: number;
  /** Seconds after which such a row is put back (D30: 10 minutes). */
  putBackAfterS?: number;
}

/** D30's figures. */
export const POLL_MS = 1_000;
export const RECONCILE_MS = 60_000;
export const PUT_BACK_AFTER_S = 600;
/** Days in which a dead message can be sent again. */
export const KEEP_DEAD_DAYS = 30;
