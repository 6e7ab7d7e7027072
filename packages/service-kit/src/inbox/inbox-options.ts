import type { ServiceName } from '@acordo/contracts/call';
import type { z } from 'zod';
import type { Clock } from '../clock/clock.js';
import type { Tx } from '../database/unit-of-work.js';
import type { ServiceEndpoint } from '../http/internal-call.js';
import type { QueueTerms } from '../queue/job-producer.js';

export const INBOX_OPTIONS = Symbol('inbox options');

export interface InboxOptions {
  /** This service: events are read and settled in its name. */
  consumer: ServiceName;
  redisUrl: string;
  queue: QueueTerms;
  /** Services that send events, with their addresses. */
  sources: Readonly<Partial<Record<ServiceName, ServiceEndpoint>>>;
  clock: Clock;
}

/** The effect of an event in this service. */
export interface EventHandler<Model = unknown> {
  readonly kind: string;
  /** The version that it reads. */
  readonly v: number;
  readonly model: z.ZodType<Model>;
  /** In the transaction that writes the inbox row: no service call, no file work. */
  handle(tx: Tx, model: Model): Promise<void>;
}

/** The service's handlers, as a provider. */
export const EVENT_HANDLERS = Symbol('event handlers');
