import { sessionsChannel } from '@acordo/contracts/internal/sessions';
import { Redis } from 'ioredis';
import { testRedisUrl } from '../../../../test/redis.js';

/** Notifications to gateways about these users and sessions (hashes), in order. */
export async function listenToSessions(mine: readonly string[]) {
  const news: Record<string, string>[] = [];
  const line = new Redis(testRedisUrl());
  line.on('message', (_channel, text: string) => news.push(JSON.parse(text)));
  await line.subscribe(sessionsChannel(line.options.db));
  return {
    /** All notifications until now; ends the subscription. */
    async heard() {
      await line.ping();
      line.disconnect();
      return news.filter((one) => Object.values(one).some((id) => mine.includes(id)));
    },
  };
}
