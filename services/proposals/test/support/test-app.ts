import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { TestDatabase } from '../../../../test/database.js';
import { testRedisUrl } from '../../../../test/redis.js';
import { type Config, configSchema } from '../../src/config.js';
import { createApp } from '../../src/create-app.js';
import { type Claims, KEY, token, VISITOR } from './tokens.js';

type Variables = Record<string, string>;
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Request {
  as?: Claims;
  body?: unknown;
  /** A body as text, for what JSON.stringify can't write. */
  raw?: string;
  headers?: Record<string, string>;
}

export const testConfig = (database: TestDatabase, overrides: Variables = {}): Config =>
  configSchema.parse({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATABASE_URL: database.url('proposals_app'),
    ERASURE_DATABASE_URL: database.url('proposals_erasure'),
    REDIS_URL: testRedisUrl(),
    PUBLIC_URL: 'https://acordo.test',
    INTERNAL_KEY_PROPOSALS: KEY.toString('base64url'),
    INTERNAL_KEY_IDENTITY: Buffer.alloc(32, 3).toString('base64url'),
    IDENTITY_URL: 'http://127.0.0.1:1',
    SCHEDULE_EVERY_S: '0', // a test that needs the scheduled work runs it
    LINK_KEY: Buffer.alloc(32, 9).toString('base64url'),
    ...overrides,
  });

/** The service as the gateway sees it, without a network in between. */
export class TestApp {
  private constructor(
    readonly app: NestFastifyApplication,
    private readonly config: Config,
  ) {}

  static async start(database: TestDatabase, overrides: Variables = {}): Promise<TestApp> {
    const config = testConfig(database, overrides);
    const app = await createApp(config);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new TestApp(app, config);
  }

  close(): Promise<void> {
    return this.app.close();
  }

  /** The service's own clock, which tokens must agree with. */
  now(): Date {
    return new Date(Date.now() + this.config.CLOCK_SHIFT * 1000);
  }

  async call(method: Method, url: string, { as = VISITOR, body, raw, headers = {} }: Request = {}) {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await this.app.inject({
      method,
      url,
      headers: {
        [CALLER_HEADER]: token(as, this.now()),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: response.body === '' ? null : (JSON.parse(response.body) as Body),
    };
  }
}

/** A response's body, for reading field by field. */
export type Body = Record<string, unknown>;
export type HttpResponse = Awaited<ReturnType<TestApp['call']>>;
