import { type JobsOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/** How jobs of one queue are retried; set in contracts beside the job's schema (habit 10). */
export interface QueueTerms {
  readonly name: string;
  /** Attempts in total, with pauses of backoffMs, twice that, and so on. */
  readonly attempts: number;
  readonly backoffMs: number;
}

export interface NewJob {
  /** Becomes BullMQ's job id: while a job of this id waits or runs, adding it again changes nothing. No ':' in it. */
  id: string;
  name: string;
  data: object;
}

/**
 * Puts jobs on one queue, or throws within seconds. Finished jobs are removed at once, so that a job that is queued again
 * (same id) runs again.
 */
export class JobProducer {
  private queue: Queue | null = null;
  private readonly options: JobsOptions;

  /** `redis` is a producer connection (see queueConnection) that the caller ends after `close()`. */
  constructor(
    private readonly redis: Redis,
    private readonly terms: QueueTerms,
  ) {
    this.options = {
      attempts: terms.attempts,
      backoff: { type: 'exponential', delay: terms.backoffMs },
      removeOnComplete: true,
      removeOnFail: true,
    };
  }

  async addAll(jobs: readonly NewJob[]): Promise<void> {
    if (this.redis.status !== 'ready') throw new Error(`Redis connection is ${this.redis.status}`);
    const queue = (this.queue ??= this.open());
    try {
      await queue.addBulk(
        jobs.map(({ id, name, data }) => ({ name, data, opts: { ...this.options, jobId: id } })),
      );
    } catch (error) {
      // BullMQ keeps a failed start for ever: the next attempt gets a new queue object.
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const queue = this.queue;
    this.queue = null;
    await queue?.close().catch(() => undefined); // the connection itself is the caller's
  }

  private open(): Queue {
    const queue = new Queue(this.terms.name, { connection: this.redis, skipVersionCheck: true });
    queue.on('error', () => undefined); // the same error reaches addBulk's caller and the connection's own handler
    return queue;
  }
}
