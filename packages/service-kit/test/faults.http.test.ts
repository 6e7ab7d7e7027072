import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Controller, Get, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { createService } from '../src/boot/create-service.js';
import { Public } from '../src/caller/access.js';
import { signToken } from '../src/caller/token.js';
import { Clock } from '../src/clock/clock.js';
import { Database } from '../src/database/database.js';
import { DatabaseModule } from '../src/database/database.module.js';
import { sql } from '../src/database/sql.js';
import { statement } from '../src/database/statement.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { createLogger } from '../src/logging/logger.js';
import { until } from './support/until.js';

jest.setTimeout(30_000); // connections are refused and restored

const KEY = Buffer.alloc(32, 7);
const SECRET = 'SELECT senha FROM users -- 10.0.0.7';
const count = statement('faults-count', sql`SELECT count(*)::int AS n FROM faults`);
const wait = statement('faults-wait', sql`SELECT pg_sleep(60)`);
const insert = statement('faults-insert', sql`INSERT INTO faults DEFAULT VALUES`);

@Controller()
@Public()
class Faulty {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  @Get('throws')
  throws(): never {
    throw new Error(SECRET);
  }

  @Get('rejects')
  async rejects(): Promise<never> {
    await Promise.resolve();
    throw new TypeError(SECRET);
  }

  @Get('text')
  text(): never {
    throw SECRET as unknown as Error;
  }

  @Get('rows')
  async rows(): Promise<unknown> {
    return (await this.database.query(count))[0];
  }

  @Post('rows')
  async row(): Promise<string> {
    await this.work.run((tx) => tx.query(insert));
    return 'written';
  }

  @Post('slow')
  async slow(): Promise<void> {
    await this.work.run(async (tx) => {
      await tx.query(insert);
      await tx.query(wait);
    });
  }
}

let database: TestDatabase;
let app: NestFastifyApplication;
let admin: pg.Pool;
let lines: { level: number; requestId?: string; err?: { message: string } }[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
  await admin.query(`CREATE SCHEMA kit; CREATE TABLE kit.faults (id bigserial);
    GRANT USAGE ON SCHEMA kit TO identity_app; GRANT SELECT, INSERT ON kit.faults TO identity_app;
    GRANT USAGE ON SEQUENCE kit.faults_id_seq TO identity_app;
    ALTER ROLE identity_app IN DATABASE "${database.name}" SET search_path = kit`);
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  const url = database.url('identity_app');
  app = await createService({
    module: {
      module: class Root {},
      imports: [
        DatabaseModule.forRoot({ url, schema: 'kit', entities: [], migrations: [], application: 'faults' }),
      ],
      controllers: [Faulty],
    },
    guard: { audience: 'identity', keys: [KEY], issuers: ['gateway'] },
    clock: new Clock(),
    logger: createLogger({ name: 'faults', level: 'warn' }, { write }),
    bodyLimit: 10_000,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await app.close();
  await admin.end();
  await database.drop();
});

const caller = {
  iss: 'gateway',
  aud: 'identity',
  kind: 'anonymous',
  sub: '',
  sid: '',
  rights: null,
  ip: '',
  port: 0,
  ua: '',
  rid: 'r',
} as const;
async function call(method: 'GET' | 'POST', url: string) {
  const headers = { [CALLER_HEADER]: signToken(caller, KEY, new Date()) };
  const response = await app.inject({ method, url, headers });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

describe('a fault in a handler (attack 146)', () => {
  it.each(['/throws', '/rejects', '/text'])('%s is 500 with our text, and logged once', async (url) => {
    const { status, text } = await call('GET', url);
    const body = JSON.parse(text) as Record<string, unknown>;
    expect([status, body['code']]).toEqual([500, 'INTERNAL']);
    expect(Object.keys(body).toSorted()).toEqual(['code', 'error', 'message', 'requestId']);
    expect(text).not.toMatch(/SELECT|10\.0\.0\.7|faults\.http/);
    const told = lines.filter(({ level }) => level >= 50);
    expect(told).toHaveLength(1);
    expect(told[0]?.requestId).toBe(body['requestId']);
    expect((await call('GET', '/rows')).status).toBe(200);
  });
});

describe('a database that is away (attack 167)', () => {
  /** Every connection of the service breaks, and new ones find another state. */
  async function cut(change: string): Promise<void> {
    await admin.query(`ALTER DATABASE "${database.name}" ${change}`);
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = 'identity_app'`,
      [database.name],
    );
  }
  const rows = async () => (JSON.parse((await call('GET', '/rows')).text) as { n: number }).n;
  /** Calls use broken connections for a moment; further calls alone restore the service. */
  const back = () => until('rows are read', async () => (await call('GET', '/rows')).status === 200);

  it('is 503 with Retry-After, and nothing has to be restarted', async () => {
    expect((await call('POST', '/rows')).status).toBe(201);
    const before = await rows();
    await cut('CONNECTION LIMIT 0');
    for (const method of ['GET', 'POST'] as const) {
      const { status, headers, text } = await call(method, '/rows');
      expect([status, headers['retry-after']]).toEqual([503, '2']);
      expect(text).not.toMatch(/connection|database|identity_app/i);
    }
    await admin.query(`ALTER DATABASE "${database.name}" CONNECTION LIMIT -1`);
    await back();
    expect(await rows()).toBe(before);
    expect((await call('POST', '/rows')).status).toBe(201);
    expect(await rows()).toBe(before + 1);
  });

  it('breaks only running calls: a lost connection is replaced', async () => {
    const before = await rows();
    await cut('CONNECTION LIMIT -1');
    await back();
    expect(await rows()).toBe(before);
  });

  it('rolls back a running transaction, and the process continues', async () => {
    const before = await rows();
    const slow = call('POST', '/slow');
    const asleep = `SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND wait_event = 'PgSleep'`;
    await until('it sleeps', async () => (await admin.query(asleep, [database.name])).rows.length === 1);
    await cut('CONNECTION LIMIT -1');
    expect((await slow).status).toBe(503);
    await back();
    expect(await rows()).toBe(before);
  });

  it('that ends one statement ends no other: its connection is not reused', async () => {
    const asked = app.get(Database);
    const ended = asked.query(wait).catch((error: unknown) => error);
    const stop = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND wait_event = 'PgSleep'`;
    await until('it is ended', async () => (await admin.query(stop, [database.name])).rows.length === 1);
    expect(await ended).toMatchObject({ severity: 'FATAL' });
    expect(await asked.query(count)).toHaveLength(1);
  });

  it('can be read while it accepts no writes: these are 503, and nothing is half done', async () => {
    const before = await rows();
    await cut('SET default_transaction_read_only = on');
    await back();
    expect((await call('POST', '/rows')).status).toBe(503);
    expect(await rows()).toBe(before);
    await cut('RESET default_transaction_read_only');
    await back();
    expect((await call('POST', '/rows')).status).toBe(201);
  });
});
