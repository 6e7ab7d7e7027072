import { Redis } from 'ioredis';

/** Every key of a Redis database with its content, as text. */
export async function redisTexts(url: string): Promise<string[]> {
  const redis = new Redis(url);
  const texts: string[] = [];
  for (const key of await redis.keys('*')) {
    const type = await redis.type(key);
    const held =
      type === 'hash'
        ? Object.entries(await redis.hgetall(key))
        : type === 'string'
          ? await redis.get(key)
          : type === 'list'
            ? await redis.lrange(key, 0, -1)
            : type === 'set'
              ? await redis.smembers(key)
              : type === 'zset'
                ? await redis.zrange(key, '0', '-1')
                : await redis.xrange(key, '-', '+');
    texts.push(`${key} ${JSON.stringify(held)}`);
  }
  redis.disconnect();
  return texts;
}
