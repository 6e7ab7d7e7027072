import { createLogger } from '@acordo/service-kit/logging/logger';
import { connectRedis } from '@acordo/service-kit/redis/connect-redis';
import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, type Config } from '../config.js';

export const REDIS = Symbol('redis');

/**
 * The connection for limits and for changes of sessions. It is not part of readiness: without Redis identity still works,
 * counts in its own process, and gateways cache nothing (D8, D48).
 */
@Global()
@Module({
  providers: [
    {
      provide: REDIS,
      useFactory: ({ REDIS_URL, LOG_LEVEL }: Config) =>
        connectRedis(REDIS_URL, 'identity', createLogger({ name: 'identity', level: LOG_LEVEL })),
      inject: [CONFIG],
    },
  ],
  exports: [REDIS],
})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
