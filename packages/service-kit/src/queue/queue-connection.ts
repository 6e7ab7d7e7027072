import { Redis, type RedisOptions } from 'ioredis';

/** What a connection is for; each behaves differently when Redis is away. */
export type QueueRole = 'producer' | 'worker';

const COMMAND_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

/** Reconnects without limit: a service survives any outage of Redis. */
const retryStrategy = (times: number): number => Math.min(50 * 2 ** Math.min(times, 10), LONGEST_PAUSE_MS);

const BY_ROLE: Record<QueueRole, RedisOptions> = {
  // Fails at once instead of queueing commands: the row stays in the durable outbox (D30).
  producer: { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: COMMAND_TIMEOUT_MS },
  // BullMQ's blocking reads have no timeout, and it requires null.
  worker: { maxRetriesPerRequest: null },
};

export interface ConnectionLog {
  warn(message: string): void;
  log(message: string): void;
}

/**
 * A queue's connection to Redis. The caller owns the connection and ends it with `disconnect()`. Every connection has an
 * error handler, since without one a lost server would end the process; an outage is only two log lines.
 */
export function queueConnection(url: string, role: QueueRole, name: string, log: ConnectionLog): Redis {
  const redis = new Redis(url, {
    connectionName: name,
    connectTimeout: CONNECT_TIMEOUT_MS,
    keepAlive: 10_000,
    retryStrategy,
    ...BY_ROLE[role],
  });
  let down = false;
  redis.on('error', (error: Error) => {
    if (!down) log.warn(`${name}: Redis is not reachable: ${reason(error)}`);
    down = true;
  });
  redis.on('ready', () => {
    if (down) log.log(`${name}: Redis is back`);
    down = false;
  });
  return redis;
}

/** Node wraps refusals of several addresses in one error without a message. */
function reason(error: Error): string {
  return error.message || (error as { code?: string }).code || error.name;
}
