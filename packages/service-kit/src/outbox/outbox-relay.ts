import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import { UnitOfWork } from '../database/unit-of-work.js';
import { queueConnection } from '../queue/queue-connection.js';
import { OUTBOX_OPTIONS, type OutboxOptions, POLL_MS } from './outbox-options.js';
import { OutboxProducers } from './outbox-producers.js';
import { lockPending, markQueued } from './outbox-statements.js';
import { Pause } from './pause.js';

const BATCH = 100;
const LONGEST_BACKOFF_MS = 10_000;

/**
 * Puts pending rows into their consumers' queues, in a loop of its own that no request waits for. Copies in several processes
 * share the work. A process that ends between queue and commit leaves the rows pending; adding them again changes nothing,
 * since the job id is the row's id.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly pause = new Pause();
  private redis: Redis | null = null;
  private producers: OutboxProducers | null = null;
  private loop: Promise<void> = Promise.resolve();
  private stopping = false;
  private failures = 0;

  constructor(
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    private readonly work: UnitOfWork,
  ) {}

  onApplicationBootstrap(): void {
    this.redis = queueConnection(
      this.options.redisUrl,
      'producer',
      `${this.options.source}-outbox`,
      this.logger,
    );
    this.redis.on('ready', () => this.pause.end());
    this.producers = new OutboxProducers(this.redis, this.options);
    this.loop = this.run(this.producers);
  }

  /** Before the database closes; the current batch is finished. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.pause.end();
    await this.loop;
    await this.producers?.close();
    this.redis?.disconnect();
  }

  /** While it fails, nudges do not shorten the backoff: a busy service must not flood what is down. */
  nudge(): void {
    if (this.failures === 0) this.pause.end();
  }

  private async run(producers: OutboxProducers): Promise<void> {
    while (!this.stopping) {
      const moved = await this.moveBatch(producers).then(
        (count) => this.succeeded(count),
        (error: Error) => this.failed(error),
      );
      if (moved < BATCH && !this.stopping) await this.pause.wait(this.pauseMs());
    }
  }

  /**
   * The only code that uses a queue inside a transaction: the row locks exclude other copies, and after a rollback rows whose
   * jobs were not accepted are pending again. Producers have a timeout (5 s), the batch is small.
   */
  private async moveBatch(producers: OutboxProducers): Promise<number> {
    if (this.redis?.status !== 'ready') return 0; // the connection has logged it, and wakes this loop when it is restored
    return this.work.run(async (tx) => {
      const rows = await tx.query(lockPending, { most: BATCH });
      if (rows.length === 0) return 0;
      const { source } = this.options;
      await producers.addAll(
        rows.map(({ id, kind, v }) => ({ id, name: kind, data: { source, outboxId: id, kind, v } })),
      );
      await tx.query(markQueued, { ids: rows.map(({ id }) => id) });
      return rows.length;
    });
  }

  private succeeded(count: number): number {
    if (this.failures > 0) this.logger.log('the outbox drains again');
    this.failures = 0;
    return count;
  }

  private failed(error: Error): number {
    if (this.failures === 0) this.logger.warn(`the outbox waits: ${error.message}`);
    this.failures += 1;
    // Nudges that came during the attempt would cancel the backoff: the rows would be locked again at once, for as long.
    this.pause.reset();
    return 0;
  }

  private pauseMs(): number {
    const poll = this.options.pollMs ?? POLL_MS;
    return this.failures === 0 ? poll : Math.min(poll * 2 ** Math.min(this.failures, 10), LONGEST_BACKOFF_MS);
  }
}
