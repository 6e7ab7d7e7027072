import type { Logger } from '@acordo/service-kit/logging/logger';
import { connectRedis } from '@acordo/service-kit/redis/connect-redis';
import type { Redis } from 'ioredis';
import type { Capacity } from './capacity/capacity.js';
import type { Config } from './config.js';
import { Forwarder } from './forwarding/forwarder.js';

/** Connections that are open while the gateway runs. */
export class Connections {
  /** Counters of D48. */
  readonly counters: Redis;
  /** Changes of sessions (D8); a subscribed connection can do nothing else. */
  readonly news: Redis;
  readonly forwarder: Forwarder;

  constructor(config: Config, logger: Logger, capacity: Capacity) {
    this.counters = connectRedis(config.REDIS_URL, 'gateway-counters', logger);
    this.news = connectRedis(config.REDIS_URL, 'gateway-sessions', logger);
    const addresses = {
      identity: config.IDENTITY_URL,
      proposals: config.PROPOSALS_URL,
      admin: config.ADMIN_URL,
      notifications: config.NOTIFICATIONS_URL,
    };
    this.forwarder = new Forwarder(addresses, capacity);
  }

  async close(): Promise<void> {
    this.counters.disconnect();
    this.news.disconnect();
    await this.forwarder.close();
  }
}
