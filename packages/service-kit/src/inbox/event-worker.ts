import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { jobTries } from '../queue/job-metrics.js';
import { queueConnection } from '../queue/queue-connection.js';
import { INBOX_OPTIONS, type InboxOptions } from './inbox-options.js';
import { TakeEvent } from './take-event.js';

const CONCURRENCY = 2;
/** A worker that died is noticed after this long; a living one renews its lock in time. */
const LOCK_MS = 15_000;
/** A job may find a dead worker this often before BullMQ drops it (its row is put back by the source's reconciler). */
const MAX_STALLS = 5;

/**
 * Takes events off this service's queue. A job that failed is tried again as the queue's terms say; when those are used up,
 * the source's reconciler puts its row back, so that no outage is too long.
 */
@Injectable()
export class EventWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Events');
  private redis: Redis | null = null;
  private worker: Worker | null = null;

  constructor(
    @Inject(INBOX_OPTIONS) private readonly options: InboxOptions,
    private readonly takeEvent: TakeEvent,
  ) {}

  onApplicationBootstrap(): void {
    const { redisUrl, queue } = this.options;
    this.redis = queueConnection(redisUrl, 'worker', queue.name, this.logger);
    this.worker = new Worker(queue.name, (job) => this.process(job), {
      connection: this.redis,
      concurrency: CONCURRENCY,
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_MS,
      maxStalledCount: MAX_STALLS,
      runRetryDelay: 1_000,
      skipVersionCheck: true,
    });
    // Lost connections are logged by the connection itself, once; jobs log their own ends below.
    this.worker.on('error', (error) => this.logger.debug(`worker: ${error.message}`));
  }

  /** An effect in hand is a transaction of milliseconds; one that is cut off happens again, or has happened. */
  async beforeApplicationShutdown(): Promise<void> {
    const open = this.redis?.status === 'ready';
    await this.worker?.close(!open).catch(() => undefined); // a Redis that is away is no reason to stay
    this.redis?.disconnect();
  }

  private async process(job: Job): Promise<void> {
    const ending = await this.takeEvent.run(job.data).catch((error: unknown) => {
      this.note(job, 'failed', (error as Error).message);
      throw error;
    });
    this.note(job, ending);
    if (ending === 'unreadable') throw new UnrecoverableError('unreadable event');
  }

  /** D35: kind and row, never whom it is about. */
  private note(job: Job, ending: string, reason = ''): void {
    const kind = job.name.slice(0, 60);
    jobTries.inc({ queue: this.options.queue.name, kind, ending });
    const line = `${kind} ${job.id} ${ending}${reason && `: ${reason.slice(0, 300)}`}`;
    if (ending === 'unreadable') this.logger.error(line);
    else if (reason) this.logger.warn(line);
    else this.logger.log(line);
  }
}
