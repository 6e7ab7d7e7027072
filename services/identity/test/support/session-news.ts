import { SESSIONS_CHANNEL } from '@acordo/contracts/internal/sessions';
import { Redis } from 'ioredis';
import { testRedisUrl } from '../../../../test/redis.js';

/**
 * Notifications to gateways about these users and sessions (hashes), in order. The databases of one Redis share its channels:
 * those of test files running at the same time are received as well, and left out.
 */
export async function listenToSessions(mine: readonly string[]) {
  const news: Record<string, string>[] = [];
  const line = new Redis(testRedisUrl());
  line.on('message', (_channel, text: string) => news.push(JSON.parse(text)));
  await line.subscribe(SESSIONS_CHANNEL);
  return {
    /** All notifications until now; ends the subscription. */
    async heard() {
      await line.ping();
      line.disconnect();
      return news.filter((one) => Object.values(one).some((id) => mine.includes(id)));
    },
  };
}
