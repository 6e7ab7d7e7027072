import { type SessionsChanged, sessionsChannel } from '@acordo/contracts/internal/sessions';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis.module.js';

/** D8: notifies every gateway to drop a session from its cache. Without Redis gateways cache nothing. */
@Injectable()
export class SessionNews {
  private readonly logger = new Logger('SessionNews');

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /**
   * Call after commit, and await it: a cookie sent again after the response must not be in the cache. Never throws
   * and takes 200 ms at most (the connection's own limit): the change is committed, with or without Redis.
   */
  async publish(change: SessionsChanged): Promise<void> {
    try {
      await this.redis.publish(sessionsChannel(this.redis.options.db), JSON.stringify(change));
    } catch (error) {
      this.logger.warn(`news of a session not published: ${error instanceof Error ? error.message : ''}`);
    }
  }
}
