import type { Logger } from '@nestjs/common';
import { type Processor, Worker } from 'bullmq';
import type { Redis } from 'ioredis';

/** A worker that died is noticed after this long; a living one renews its lock in time. */
const LOCK_MS = 15_000;
/** A job may find a dead worker this often before BullMQ drops it (its row is put back by the source's reconciler). */
const MAX_STALLS = 5;
const RETRY_MS = 1_000;

interface WorkerOptions {
  queue: string;
  connection: Redis;
  concurrency: number;
  logger: Logger;
}

/** A worker as every service runs one. Jobs log their own ends; a lost connection is logged by the connection, once. */
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
