import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Longest wait for a response of Redis; what asks within a request has its own way without it. */
const COMMAND_TIMEOUT_MS = 200;

/**
 * A connection for short questions inside requests (limits, published changes): a command fails within 200 ms instead of
 * waiting for a Redis that is away, and the connection comes back by itself. Queues need another kind of connection.
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
    disconnectTimeout: 200, // a timer that holds up the end of the process, even of a connection that never was
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let away = false; // every attempt to reconnect fails with an event of its own: one line an outage is enough
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
