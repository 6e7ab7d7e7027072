import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, UnrecoverableError, type Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { noteJob } from '../queue/note-job.js';
import { queueConnection } from '../queue/queue-connection.js';
import { startWorker } from '../queue/start-worker.js';
import { INBOX_OPTIONS, type InboxOptions } from './inbox-options.js';
import { ConsumeEvent } from './consume-event.js';

const CONCURRENCY = 2;

/**
 * Takes events off this service's queue. A failed job is retried as configured for the queue; after the last attempt
 * the source's reconciler queues its row again, so that no outage is too long.
 */
@Injectable()
export class EventWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Events');
  private redis: Redis | null = null;
  private worker: Worker | null = null;

  constructor(
    @Inject(INBOX_OPTIONS) private readonly options: InboxOptions,
    private readonly takeEvent: ConsumeEvent,
  ) {}

  onApplicationBootstrap(): void {
    const { redisUrl, queue } = this.options;
    const { logger } = this;
    this.redis = queueConnection(redisUrl, 'worker', queue.name, logger);
    const options = { queue: queue.name, connection: this.redis, concurrency: CONCURRENCY, logger };
    this.worker = startWorker(options, (job) => this.process(job));
  }

  /** A running effect is a transaction of milliseconds; an interrupted one is repeated, or was committed. */
  async beforeApplicationShutdown(): Promise<void> {
    const open = this.redis?.status === 'ready';
    await this.worker?.close(!open).catch(() => undefined); // do not wait for a Redis that is away
    this.redis?.disconnect();
  }

  private async process(job: Job): Promise<void> {
    const ending = await this.takeEvent.execute(job.data).catch((error: unknown) => {
      this.note(job, 'failed', (error as Error).message);
      throw error;
    });
    this.note(job, ending);
    if (ending === 'unreadable') throw new UnrecoverableError('unreadable event');
  }

  private note(job: Job, ending: string, reason?: string): void {
    noteJob(this.logger, this.options.queue.name, job, ending, reason);
  }
}
