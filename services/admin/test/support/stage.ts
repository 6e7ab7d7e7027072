import { randomUUID } from 'node:crypto';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { type ClaimsGiven, signToken } from '@acordo/service-kit/caller/token';
import { parseConfig } from '@acordo/service-kit/config/read-config';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { configSchema } from '../../src/config.js';
import { createApp } from '../../src/create-app.js';
import { FakeService } from './fake-service.js';

export const KEY = Buffer.alloc(32, 9);
export const ADMINISTRATOR = {
  kind: 'admin',
  sub: randomUUID(),
  sid: randomUUID(),
  ip: '198.51.100.4',
  port: 4_040,
  ua: 'Firefox',
} as const;

const NOBODY: ClaimsGiven = {
  iss: 'gateway',
  aud: 'admin',
  kind: 'anonymous',
  sub: '',
  sid: '',
  rights: null,
  ip: '',
  port: 0,
  ua: '',
  rid: 'pedido-1',
};

export interface Stage {
  app: NestFastifyApplication;
  identity: FakeService;
  proposals: FakeService;
  notifications: FakeService;
  call(method: 'GET' | 'POST' | 'PUT', url: string, options?: CallOptions): Promise<HttpResponse>;
}
interface CallOptions {
  as?: Partial<ClaimsGiven>;
  body?: unknown;
}
export type HttpResponse = Awaited<ReturnType<NestFastifyApplication['inject']>>;

/** The service with services whose responses a test sets. */
export function setStage(): Stage {
  const stage = {
    identity: new FakeService('identity'),
    proposals: new FakeService('proposals'),
    notifications: new FakeService('notifications'),
    async call(this: Stage, method: 'GET' | 'POST' | 'PUT', url: string, options: CallOptions = {}) {
      const { as = ADMINISTRATOR, body } = options;
      const token = signToken({ ...NOBODY, ...as }, KEY, new Date());
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      return this.app.inject({
        method,
        url,
        headers: { [CALLER_HEADER]: token, ...json },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
    },
  } as Stage;
  const { identity, proposals, notifications } = stage;
  const all = [identity, proposals, notifications];
  beforeAll(async () => {
    await Promise.all(all.map((one) => one.start()));
    const text = (key: Buffer) => key.toString('base64url');
    stage.app = await createApp(
      parseConfig(configSchema, {
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        PORT: '0',
        INTERNAL_KEY_ADMIN: text(KEY),
        INTERNAL_KEY_IDENTITY: text(identity.key),
        INTERNAL_KEY_PROPOSALS: text(proposals.key),
        INTERNAL_KEY_NOTIFICATIONS: text(notifications.key),
        IDENTITY_URL: identity.url,
        PROPOSALS_URL: proposals.url,
        NOTIFICATIONS_URL: notifications.url,
      }),
    );
    await stage.app.init();
    await stage.app.getHttpAdapter().getInstance().ready();
  });
  beforeEach(() => {
    for (const one of all) {
      one.asked.length = 0;
      one.broken = null;
    }
  });
  afterAll(async () => {
    await stage.app.close();
    await Promise.all(all.map((one) => one.close()));
  });
  return stage;
}
