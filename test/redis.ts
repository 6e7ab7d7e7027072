import { fromSetup } from './environment.js';

/**
 * Address of a Redis database that belongs to this Jest worker. Test files run by one worker follow each
 * other in it, and each finds it empty (empty-redis.ts).
 */
export function testRedisUrl(): string {
  const url = new URL(fromSetup('ACORDO_TEST_REDIS_URL'));
  url.pathname = `/${process.env['JEST_WORKER_ID'] ?? '1'}`;
  return url.href;
}
