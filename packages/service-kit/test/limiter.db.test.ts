import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type AddressInfo, connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { createLimiter } from '../src/limits/limiter.js';
import { connectRedis } from '../src/redis/connect-redis.js';
import { testRedisUrl } from '../../../test/redis.js';

const silent = { warn: () => undefined, info: () => undefined };
const open: Redis[] = [];
const connect = (url: string) => {
  const redis = connectRedis(url, 'limiter-test', silent);
  open.push(redis);
  return redis;
};
const ready = (redis: Redis) =>
  redis.status === 'ready' ? Promise.resolve() : new Promise((resolve) => redis.once('ready', resolve));

describe('a limit that Redis counts (D48)', () => {
  let redis: Redis;
  let other: Redis;
  beforeAll(async () => {
    redis = connect(testRedisUrl());
    other = connect(testRedisUrl());
    await Promise.all([ready(redis), ready(other)]);
    await redis.flushdb();
  });
  afterAll(() => open.forEach((one) => one.disconnect()));

  it('is one for all processes, also in a burst', async () => {
    const a = createLimiter({ redis, name: 'burst', points: 10, seconds: 60 });
    const b = createLimiter({ redis: other, name: 'burst', points: 10, seconds: 60 });
    const all = await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? a : b).take('k')));
    expect(all.filter(({ ok }) => ok)).toHaveLength(10);
    const refused = await a.take('k');
    expect(refused.ok === false && refused.retryAfter > 50 && refused.retryAfter <= 60).toBe(true);
  });

  it('gives back exactly: refused attempts are not counted, and a window that is over gives nothing', async () => {
    const limiter = createLimiter({ redis, name: 'back', points: 1, seconds: 1 });
    const first = await limiter.take('k');
    for (let i = 0; i < 5; i += 1) expect((await limiter.take('k')).ok).toBe(false);
    if (first.ok) await first.giveBack();
    expect((await limiter.take('k')).ok).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    if (first.ok) await first.giveBack();
    expect((await limiter.take('k')).ok).toBe(true);
    expect((await limiter.take('k')).ok).toBe(false);
  });

  it('has no email or address in the name of a counter', async () => {
    await createLimiter({ redis, name: 'private', points: 1, seconds: 60 }).take('ana@exemplo.com.br');
    const keys = await redis.keys('acordo:limit:private:*');
    expect(keys).toHaveLength(1);
    expect(keys.join()).not.toContain('ana');
  });
});

describe('a limit whose Redis is away', () => {
  let deaf: Server;
  const taken: Socket[] = [];
  beforeAll(async () => {
    deaf = createServer((socket) => void taken.push(socket)); // accepts connections and never responds
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    open.forEach((one) => one.disconnect());
    for (const socket of taken) socket.destroy();
    deaf.close();
  });

  it.each([
    ['refuses', () => 'redis://127.0.0.1:1'],
    ['never answers', () => `redis://127.0.0.1:${(deaf.address() as AddressInfo).port}`],
  ])('(%s) still counts, in this process, without waiting', async (_how, url) => {
    const limiter = createLimiter({ redis: connect(url()), name: 'away', points: 2, seconds: 60 });
    const start = Date.now();
    const results = [await limiter.take('k'), await limiter.take('k'), await limiter.take('k')];
    expect(results.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(Date.now() - start).toBeLessThan(1_000);
  });

  it('falls back while a connected Redis does not respond, and within a second', async () => {
    const proxy = await freezable(testRedisUrl());
    const redis = connect(proxy.url);
    await ready(redis);
    const limiter = createLimiter({ redis, name: 'stuck', points: 1, seconds: 60 });
    proxy.freeze();
    const start = Date.now();
    expect((await limiter.take('k')).ok).toBe(true);
    expect((await limiter.take('k')).ok).toBe(false);
    expect(Date.now() - start).toBeLessThan(1_000);
    proxy.close();
  });
});

/** A proxy between a client and Redis that can stop forwarding bytes: one blocked connection without stopping Redis for others. */
async function freezable(redisUrl: string) {
  const sockets: Socket[] = [];
  const target = new URL(redisUrl);
  const server = createServer((client) => {
    const redis = connectTo(Number(target.port), target.hostname);
    sockets.push(client, redis);
    client.pipe(redis).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(redisUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => sockets.forEach((socket) => socket.unpipe()),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
