import type { Redis } from 'ioredis';
import { JobProducer, type NewJob } from '../queue/job-producer.js';
import type { OutboxOptions } from './outbox-options.js';

/** One producer a queue, over one connection; a job's name is its kind, which determines the queue. */
export class OutboxProducers {
  private readonly producers = new Map<string, JobProducer>();

  constructor(
    private readonly redis: Redis,
    private readonly options: Pick<OutboxOptions, 'queue' | 'routes'>,
  ) {}

  /** Throws when a queue does not accept its jobs; adding jobs again to the others is harmless (same ids). */
  async addAll(jobs: readonly NewJob[]): Promise<void> {
    const queues = new Set(jobs.map(({ name }) => this.queueOf(name)));
    for (const queue of queues)
      await this.producerOf(queue).addAll(jobs.filter(({ name }) => this.queueOf(name) === queue));
  }

  async close(): Promise<void> {
    for (const producer of this.producers.values()) await producer.close();
  }

  private queueOf(kind: string) {
    return this.options.routes?.[kind]?.queue ?? this.options.queue;
  }

  private producerOf(queue: OutboxOptions['queue']): JobProducer {
    const known = this.producers.get(queue.name);
    if (known) return known;
    const made = new JobProducer(this.redis, queue);
    this.producers.set(queue.name, made);
    return made;
  }
}
