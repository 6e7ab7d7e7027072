import { createHash, randomBytes, randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { DEVICE_HEADER, type introspect } from '@acordo/contracts/internal/sessions';
import type { ResponseOf } from '@acordo/contracts/call';
import { type ClaimsGiven, signToken } from '@acordo/service-kit/caller/token';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { testRedisUrl } from '../../../../test/redis.js';
import type { TestDatabase } from '../../../../test/database.js';
import { type Config, configSchema } from '../../src/config.js';
import { createApp } from '../../src/create-app.js';
import { Passwords } from '../../src/passwords/passwords.js';

type Variables = Record<string, string | undefined>;
const KEY = Buffer.alloc(32, 7);
/** A thousandth of the cost of D9's hashes: most tests need some, but do not test them. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** A configuration as the environment would give it; `overrides` are variables, undefined ones are missing. */
export function testConfig(database: TestDatabase, overrides: Variables = {}): Config {
  return configSchema.parse({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATABASE_URL: database.url('identity_app'),
    REDIS_URL: testRedisUrl(),
    INTERNAL_KEY_IDENTITY: KEY.toString('base64url'),
    SCHEDULE_EVERY_S: '0', // a test that needs the scheduled work runs it
    DATA_KEY: Buffer.alloc(32, 5).toString('base64url'),
    PUBLIC_URL: 'http://localhost:8080',
    ADMIN_PASSWORD: 'senha do administrador',
    ADMIN_CREDENTIALS_FILE: path.join(tmpdir(), `${database.name}-admin.txt`),
    ...overrides,
  });
}

/** Identity with its calls, without a network. */
export class TestIdentity {
  private constructor(
    readonly app: NestFastifyApplication,
    private readonly config: Config,
  ) {}

  /** `passwords: 'as agreed'` if the test is about the cost of hashing. */
  static async start(
    database: TestDatabase,
    overrides: Variables = {},
    { passwords = 'cheap' }: { passwords?: 'cheap' | 'as agreed' } = {},
  ): Promise<TestIdentity> {
    const config = testConfig(database, overrides);
    const app = await createApp(config);
    if (passwords === 'cheap') app.get(Passwords, { strict: false }).cost = CHEAP;
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new TestIdentity(app, config);
  }

  close(): Promise<void> {
    return this.app.close();
  }

  /** A token as the gateway (or `iss`) signs it, at this service's time. */
  token(claims: Partial<ClaimsGiven> = {}): string {
    const now = new Date(Date.now() + this.config.CLOCK_SHIFT * 1000);
    return signToken({ ...NOBODY, ...claims }, KEY, now);
  }

  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: CallOptions = {}) {
    const { claims, body, mark, raw } = options;
    return this.app.inject({
      method,
      url,
      headers: {
        [CALLER_HEADER]: this.token(claims),
        ...(mark === undefined ? {} : { [DEVICE_HEADER]: mark }),
        ...(body === undefined && raw === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(raw === undefined ? {} : { payload: raw }),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  }

  register(body: unknown, options: CallOptions = {}) {
    return this.call('POST', '/api/auth/register', { ...options, body });
  }

  login(body: unknown, options: CallOptions = {}) {
    return this.call('POST', '/api/auth/login', { ...options, body });
  }

  /** A new account, registered from `ip`, that has just logged in, in a browser of its own. */
  async loggedIn(email: string, password = 'segredo1', ip = NOBODY.ip) {
    await this.register({ nome: 'Ana Lima', email, password }, { claims: { ip } });
    const response = await this.login({ email, password });
    const cookie = cookieIn(response.headers['set-cookie'], 'acordo_sessao');
    const session = await this.introspect(cookie);
    if (!session) throw new Error(`no session after ${response.statusCode} ${response.body}`);
    const claims = { kind: 'user', sub: session.sub, sid: session.sid, rights: session.rights } as const;
    return { cookie, claims, mark: cookieIn(response.headers['set-cookie'], 'acordo_aparelho') };
  }

  async introspect(cookie: string, kind: 'user' | 'admin' = 'user') {
    const hash = createHash('sha256').update(cookie).digest('hex');
    const claims = { kind: 'service', sub: 'gateway' } as const;
    const response = await this.call('POST', '/internal/sessions/introspect', {
      claims,
      body: { kind, hash },
    });
    if (response.statusCode !== 200)
      throw new Error(`introspection: ${response.statusCode} ${response.body}`);
    return response.json<ResponseOf<typeof introspect>>().session;
  }
}

interface CallOptions {
  claims?: Partial<ClaimsGiven>;
  body?: unknown;
  /** A body as text, for what JSON.stringify can't write. */
  raw?: string;
  /** Value of the device cookie. */
  mark?: string;
}

const NOBODY: ClaimsGiven = {
  iss: 'gateway',
  aud: 'identity',
  kind: 'anonymous',
  sub: '',
  sid: '',
  rights: null,
  ip: '203.0.113.9',
  port: 50_000,
  ua: 'Mozilla/5.0 (test)',
  rid: 'test',
};

/** The value that `Set-Cookie` headers give this cookie; empty when they don't name it. */
export function cookieIn(header: string | string[] | undefined, name: string): string {
  const lines = Array.isArray(header) ? header : [header ?? ''];
  const line = lines.find((one) => one.startsWith(`${name}=`)) ?? '';
  return line.slice(name.length + 1).split(';')[0] ?? '';
}

// Test files of one worker follow each other in one Redis, where what an earlier one used up still counts.
const [file, block] = [randomBytes(4).toString('hex'), randomInt(256)];
let serial = 0;
/** An address that no other test uses. */
export const freshEmail = (): string => `pessoa${(serial += 1)}.${file}@exemplo.com.br`;
/** An IPv4 address that no other test uses, for what is limited by address. */
export const freshAddress = (): string => `10.${block}.${Math.floor((serial += 1) / 250)}.${serial % 250}`;
