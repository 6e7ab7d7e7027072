import { SESSIONS_CHANNEL } from '@acordo/contracts/internal/sessions';
import { Redis } from 'ioredis';
import { testRedisUrl } from '../../../../test/redis.js';

/**
 * What gateways are told of these users and sessions (hashes), in order. The databases of one Redis share its channels: what a
 * file that runs at the same time has to tell is heard as well, and left out.
 */
export async function listenToSessions(mine: readonly string[]) {
  const news: Record<string, string>[] = [];
  const line = new Redis(testRedisUrl());
  line.on('message', (_channel, text: string) => news.push(JSON.parse(text)));
  await line.subscribe(SESSIONS_CHANNEL);
  return {
    /** All that was told until now; nobody listens any longer. */
    async heard() {
      await line.ping();
      line.disconnect();
      return news.filter((one) => Object.values(one).some((id) => mine.includes(id)));
    },
  };
}
