import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Longest wait for a response of Redis; code in a request also works without it. */
const COMMAND_TIMEOUT_MS = 200;

/**
 * A connection for short commands inside requests (limits, published changes): a command fails within 200 ms instead of
 * waiting for a Redis that is away, and it reconnects by itself. Queues need another kind of connection.
 * The owner closes it with `disconnect()`.
 */
export function connectRedis(url: string, name: string, logger: Pick<Logger, 'warn' | 'info'>): Redis {
  const redis = new Redis(url, {
    connectionName: name,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2_000,
    disconnectTimeout: 200, // a timer that delays the end of the process, even without a connection
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let away = false; // every failed attempt to reconnect emits an event: one line per outage is enough
  redis.on('error', (error: Error) => {
    if (!away) logger.warn({ err: error }, 'redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.info('redis is back');
    away = false;
  });
  return redis;
}
