import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { errorText } from '@acordo/contracts/errors';
import { Redis } from 'ioredis';
import { testRedisUrl } from '../../../test/redis.js';
import { sendJson } from './support/fake-service.js';
import { type Gateway, type Init, startGateway } from './support/start-gateway.js';

jest.setTimeout(30_000); // many connections; seconds only where the machine is busy

const TOKEN = 'Ab0_-Ab0_-Ab0_-Ab0_-A';
const settings = {
  LIMIT_PUBLIC_READS_PER_MINUTE: '5',
  LIMIT_DECISIONS_PER_MINUTE: '2',
  LIMIT_GUESSES_PER_MINUTE: '3',
  TRUSTED_PROXIES: '127.0.0.0/8', // so that a test can use any address
};

describe.each([
  ['Redis', testRedisUrl],
  ['this process, Redis being away', () => 'redis://127.0.0.1:1/0'],
])('limits counted in %s (D48)', (_where, redisUrl) => {
  let gateway: Gateway;
  let client = 0;
  let ip: string;
  const ask = async (path: string, init: Init = {}, from = ip) => {
    const headers = { ...init.headers, 'x-forwarded-for': from };
    return fetch(gateway.url + path, { ...init, headers });
  };
  const read = (path = `/api/public/proposal/${TOKEN}`, init: Init = {}, from = ip) =>
    ask(path, init, from).then(({ status }) => status);
  const decide = (link: string, what = 'assinatura', from = ip) =>
    ask(
      `/api/propostas/${link}/${what}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
      from,
    ).then(({ status }) => status);

  beforeAll(async () => {
    const redis = new Redis(testRedisUrl());
    await redis.flushdb();
    gateway = await startGateway({ ...settings, REDIS_URL: redisUrl() });
    // Until Redis is connected, the process counts in memory.
    for (let i = 0; i < 200 && redisUrl() === testRedisUrl(); i += 1) {
      await read(undefined, {}, '198.51.100.250');
      if ((await redis.keys('acordo:limit:gateway:*')).length > 0) break;
    }
    redis.disconnect();
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    client += 1;
    ip = `198.51.100.${client}`;
  });

  it('stop an address after so many public reads, with Retry-After', async () => {
    for (let i = 0; i < 5; i += 1) expect(await read()).toBe(200);
    const response = await ask(`/api/public/proposal/${TOKEN}`);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await response.json()).toMatchObject({ code: 'TOO_MANY' });
    expect(await read(undefined, {}, '198.51.100.200')).toBe(200);
  });

  it('use one bucket for all spellings of a read (attack 141)', async () => {
    const spellings: [string, Init?][] = [
      [`/api/public/proposal/${TOKEN}?x=1`],
      [`/api/public/proposal/${TOKEN}`, { method: 'HEAD' }],
      [`/api/public/proposal/%41${TOKEN.slice(1)}`],
      [`/api/public/proposal/other`],
      [`/api/public/proposal/${TOKEN}`, { headers: { 'user-agent': 'other', cookie: 'a=b', accept: 'x/y' } }],
    ];
    for (const [path, init] of spellings) expect(await read(path, init)).toBe(200);
    for (const [path, init] of spellings) expect(await read(path, init)).toBe(429);
    expect(await read(`/api/public/proposal/${TOKEN}/`)).toBe(404);
    expect(await read(`/API/public/proposal/${TOKEN}`)).toBe(404);
  });

  it('count an IPv6 /64 as one address, and IPv4 in IPv6 form as IPv4', async () => {
    const net = `2001:db8:${client}:2`;
    for (let i = 0; i < 5; i += 1) expect(await read(undefined, {}, `${net}:${i}::${i}`)).toBe(200);
    expect(await read(undefined, {}, `${net}:ffff::1`)).toBe(429);
    expect(await read(undefined, {}, `2001:db8:${client}:3::1`)).toBe(200);
    for (let i = 0; i < 5; i += 1) expect(await read()).toBe(200);
    expect(await read(undefined, {}, `::ffff:${ip}`)).toBe(429);
  });

  it('are not affected by entries that the client wrote itself (attack 141)', async () => {
    for (let i = 0; i < 5; i += 1) expect(await read(undefined, {}, `10.9.8.${i}, ${ip}`)).toBe(200);
    expect(await read(undefined, {}, `10.9.8.7, ${ip}`)).toBe(429);
  });

  it('count decisions by link and address, signing and rejecting each by itself', async () => {
    expect([await decide('L1'), await decide('L1')]).toEqual([200, 200]);
    expect([await decide('L1'), await decide('%4C1')]).toEqual([429, 429]);
    expect(await decide('L2')).toBe(200);
    expect(await decide('L1', 'rejeitar')).toBe(200);
    expect(await decide('L1', 'assinatura', '198.51.100.201')).toBe(200);
  });

  it('forward nothing of a refused call', async () => {
    gateway.proposals.seen.length = 0;
    for (let i = 0; i < 4; i += 1) await decide('L3');
    expect(gateway.proposals.seen).toHaveLength(2);
  });

  it('count guesses at links by address over all links and calls, and do not count valid links (attack 188)', async () => {
    const responses = gateway.proposals.respond;
    for (let i = 0; i < 4; i += 1) expect([await read(), await decide(`good${i}`)]).toEqual([200, 200]);
    gateway.proposals.respond = (_request, response) =>
      sendJson(response, 404, { ...errorText('LINK_NOT_FOUND'), code: 'LINK_NOT_FOUND', requestId: 'r' });
    const guesses = [
      await decide('guess1'),
      await read('/api/public/proposal/guess2'),
      await decide('guess3', 'rejeitar'),
    ];
    expect(guesses).toEqual([404, 404, 404]);
    gateway.proposals.seen.length = 0;
    expect([await decide('guess4'), await decide('guess5', 'rejeitar')]).toEqual([429, 429]);
    expect(await read('/api/public/proposal/guess6/pdf')).toBe(429);
    expect(gateway.proposals.seen).toEqual([]);
    expect(await decide('guess8', 'assinatura', '198.51.100.202')).toBe(404);
    gateway.proposals.respond = responses;
    expect(await decide('good', 'assinatura', '198.51.100.202')).toBe(200);
  });
});
