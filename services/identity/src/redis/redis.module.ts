import { createLogger } from '@acordo/service-kit/logging/logger';
import { connectRedis } from '@acordo/service-kit/redis/connect-redis';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';

export const REDIS = Symbol('redis');

/**
 * The connection for limits and for changes of sessions. It is not part of readiness: without Redis identity still works,
 * counts in its own process, and gateways cache nothing (D8, D48).
 */
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  static with(url: string, level: string): DynamicModule {
    return {
      module: RedisModule,
      global: true,
      providers: [
        {
          provide: REDIS,
          useFactory: () => connectRedis(url, 'identity', createLogger({ name: 'identity', level })),
        },
      ],
      exports: [REDIS],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
