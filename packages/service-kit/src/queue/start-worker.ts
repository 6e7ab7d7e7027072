import type { Logger } from '@nestjs/common';
import { type Processor, Worker } from 'bullmq';
import type { Redis } from 'ioredis';

/** A dead worker is noticed after this time; a running one renews its lock earlier. */
const LOCK_MS = 15_000;
/** How often a job's worker may die before BullMQ drops the job (the source's reconciler queues its row again). */
const MAX_STALLS = 5;
const RETRY_MS = 1_000;

interface WorkerOptions {
  queue: string;
  connection: Redis;
  concurrency: number;
  logger: Logger;
}

/** The worker of every service. Jobs log their own results; the connection logs its loss, once. */
export function startWorker({ queue, connection, concurrency, logger }: WorkerOptions, process: Processor) {
  const worker = new Worker(queue, process, {
    connection,
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: LOCK_MS,
    maxStalledCount: MAX_STALLS,
    runRetryDelay: RETRY_MS,
    skipVersionCheck: true,
  });
  worker.on('error', (error) => logger.debug(`worker: ${error.message}`));
  return worker;
}
