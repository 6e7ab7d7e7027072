import { beforeAll } from '@jest/globals';
import { Redis } from 'ioredis';
import { testRedisUrl } from './redis.js';

/** A worker's files follow each other in one Redis database: limits would add up from file to file, and old jobs would remain. */
beforeAll(async () => {
  const redis = new Redis(testRedisUrl());
  await redis.flushdb();
  redis.disconnect();
});
