import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { proposalFixture, publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { parseConfig } from '@acordo/service-kit/config/read-config';
import type { Logger } from '@acordo/service-kit/logging/logger';
import { Redis } from 'ioredis';
import { testRedisUrl } from '../../../../test/redis.js';
import { untilTrue } from '../../../../test/until-true.js';
import { configSchema } from '../../src/config.js';
import { Connections } from '../../src/connections.js';
import { createApp } from '../../src/create-app.js';
import { type FakeIdentity, fakeIdentity } from './fake-identity.js';
import { type FakeService, fakeService, type Responder, sendJson } from './fake-service.js';

/** Options of tests for fetch; headers by name. */
export type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

export interface Gateway {
  readonly url: string;
  readonly port: number;
  readonly identity: FakeIdentity;
  readonly proposals: FakeService;
  readonly admin: FakeService;
  readonly notifications: FakeService;
  /** To wait for their events. */
  readonly connections: Connections;
  /** A call with this session's cookie. */
  as(value: string, path: string, init?: Init): Promise<Response>;
  /** The gateway alone. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** For tests without Redis: the gateway counts in memory and caches no session. Nothing listens at this address. */
export const WITHOUT_REDIS = { REDIS_URL: 'redis://127.0.0.1:1/0' };
const key = () => randomBytes(32).toString('base64url');

/** Default responses of proposals: the contracts' fixtures. */
const responseFixtures: Responder = ({ method, url }, response) => {
  if (url.startsWith('/api/public/proposal/')) return sendJson(response, 200, publicProposalFixture);
  if (url.endsWith('/assinatura') || url.endsWith('/rejeitar'))
    return sendJson(response, 200, { success: true });
  if (method === 'DELETE') return void response.writeHead(204).end();
  if (url.startsWith('/api/propostas/')) return sendJson(response, 200, proposalFixture);
  return method === 'POST'
    ? sendJson(response, 201, proposalFixture)
    : sendJson(response, 200, [proposalFixture]);
};

/** Responses of admin: lists are empty, and every change succeeds. */
const respondEmpty: Responder = ({ method }, response) => sendJson(response, 200, method === 'GET' ? [] : {});

/**
 * The gateway on a real port, with services that implement the contracts behind it, and with Redis as in production:
 * sessions are cached, and limits are counted from zero in the Redis database of this Jest worker. `listed`: the gateway's
 * setting of a service's key.
 */
export async function startGateway(
  settings: Partial<Record<string, string>> = {},
  { logger, listed = (one) => one }: { logger?: Logger; listed?: (key: string) => string } = {},
): Promise<Gateway> {
  const redisUrl = settings['REDIS_URL'] ?? testRedisUrl();
  if (settings['REDIS_URL'] === undefined) await emptyRedis(redisUrl);
  const keys = { identity: key(), proposals: key(), admin: key(), notifications: key() };
  const identity = await fakeIdentity(keys.identity);
  const proposals = await fakeService('proposals', keys.proposals, responseFixtures);
  const admin = await fakeService('admin', keys.admin, respondEmpty);
  const notifications = await fakeService('notifications', keys.notifications, respondEmpty);
  const config = parseConfig(configSchema, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    PUBLIC_URL: 'http://acordo.example',
    IDENTITY_URL: identity.url,
    PROPOSALS_URL: proposals.url,
    ADMIN_URL: admin.url,
    NOTIFICATIONS_URL: notifications.url,
    INTERNAL_KEY_IDENTITY: listed(keys.identity),
    INTERNAL_KEY_PROPOSALS: listed(keys.proposals),
    INTERNAL_KEY_ADMIN: listed(keys.admin),
    INTERNAL_KEY_NOTIFICATIONS: listed(keys.notifications),
    REDIS_URL: redisUrl,
    ...settings,
  });
  const closeFakes = () => Promise.all([identity, proposals, admin, notifications].map((one) => one.close()));
  const app = await createApp(config, logger ? { logger } : {}).catch(async (error: unknown) => {
    await closeFakes();
    throw error;
  });
  await app.listen(0, '127.0.0.1');
  const connections = app.get(Connections);
  if (redisUrl !== WITHOUT_REDIS.REDIS_URL) await usesRedis(connections);
  const url = (await app.getUrl()).replace('localhost', '127.0.0.1');
  return {
    url,
    port: Number(new URL(url).port),
    identity,
    proposals,
    admin,
    notifications,
    connections,
    as: (value, path, init = {}) =>
      fetch(url + path, { ...init, headers: { ...init.headers, cookie: `acordo_sessao=${value}` } }),
    stop: () => app.close(),
    close: async () => {
      await app.close();
      await closeFakes();
    },
  };
}

async function emptyRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
}

/** Waits until limits are counted in Redis and the subscription is active: before that no session is cached (D8). */
async function usesRedis({ counters, news }: Connections): Promise<void> {
  for (const redis of [counters, news]) if (redis.status !== 'ready') await once(redis, 'ready');
  // The gateway subscribes as soon as the connection is ready; Redis responds in the order of the commands. A busy machine may
  // take longer than the 200 ms that a command of a request may.
  await untilTrue(() =>
    news.ping().then(
      () => true,
      () => false,
    ),
  );
}
