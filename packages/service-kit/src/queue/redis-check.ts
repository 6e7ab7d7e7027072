import type { Redis } from 'ioredis';
import type { HealthCheck } from '../health/health-check.js';

const PING_TIMEOUT_MS = 2_000;

/** Ready while Redis responds to a ping in time. */
export const redisCheck = (redis: Redis): HealthCheck => ({
  name: 'redis',
  async check() {
    if (redis.status !== 'ready') throw new Error(`Redis connection is ${redis.status}`);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('Redis does not respond')), PING_TIMEOUT_MS);
    });
    await Promise.race([redis.ping(), late]).finally(() => clearTimeout(timer));
  },
});
