import { createLogger } from '@acordo/service-kit/logging/logger';
import { connectRedis } from '@acordo/service-kit/redis/connect-redis';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';

export const REDIS = Symbol('redis');

/**
 * The connection of limits and of news about sessions. It is no part of readiness: without Redis identity still answers,
 * counts in its own process, and gateways keep nothing (D8, D48).
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
