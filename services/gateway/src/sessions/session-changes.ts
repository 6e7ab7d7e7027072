import { SessionsChanged, sessionsChannel } from '@acordo/contracts/internal/sessions';
import type { Redis } from 'ioredis';
import type { SessionCache } from './session-cache.js';

/** The cache may store responses only while this subscription works (D8). */
export function followSessionChanges(redis: Redis, cache: SessionCache): void {
  const subscribe = () =>
    redis.subscribe(sessionsChannel(redis.options.db)).then(
      () => cache.listen(true),
      () => redis.disconnect(true), // a connection that cannot subscribe is of no use: try a new one
    );
  redis.on('ready', () => void subscribe());
  redis.on('close', () => cache.listen(false));
  redis.on('message', (_channel: string, message: string) => {
    const change = parse(message);
    if (change) cache.evict(change);
    else cache.clear();
  });
}

function parse(message: string): SessionsChanged | undefined {
  try {
    return SessionsChanged.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}
