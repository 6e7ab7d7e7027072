import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { createLogger } from '@acordo/service-kit/logging/logger';
import { CANARY } from '@acordo/service-kit/testing/canaries';
import { badLines, callsOf, echoes, plant } from '@acordo/service-kit/testing/walk-with-canaries';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { testRedisUrl } from '../../../test/redis.js';
import { redisTexts } from '../../../test/redis-texts.js';
import { createApp } from '../src/create-app.js';
import { freshAddress, freshEmail, TestIdentity, testConfig } from './support/test-app.js';

jest.setTimeout(120_000); // some of the calls hash passwords

const PASSWORD = `senha ${CANARY}`;

describe('logs, queues and refusals contain no personal data (D35, attacks 66, 86)', () => {
  const lines: string[] = [];
  let database: TestDatabase;
  let identity: TestIdentity;
  let app: NestFastifyApplication;
  beforeAll(async () => {
    database = await createTestDatabase();
    const settings = { STRIPE_WEBHOOK_SECRET: `whsec_${CANARY}`, STRIPE_SECRET_KEY: `sk_${CANARY}` };
    identity = await TestIdentity.start(database, settings);
    const logger = createLogger(
      { name: 'identity', level: 'trace' },
      { write: (line: string) => void lines.push(line) },
    );
    app = await createApp(testConfig(database, settings), { logger });
    await app.init();
  });
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await identity.close();
    await database.drop();
  });

  /** A user for calls with canaries; some calls end the account or its sessions, so each walk has its own. */
  async function walk({ most = 6, before = async () => {} } = {}) {
    const calls = await callsOf(app);
    expect(calls.length).toBeGreaterThan(15);
    const { claims, cookie, mark } = await identity.loggedIn(freshEmail(), PASSWORD);
    const callers = [
      {},
      claims,
      { kind: 'admin', sub: claims.sub, sid: claims.sid },
      { kind: 'service', iss: 'notifications' },
      { kind: 'service', iss: 'gateway' },
      { kind: 'service', iss: 'proposals' },
    ] as const;
    await before();
    const statuses = new Set<number>();
    const tokens: string[] = [];
    for (const caller of callers.slice(0, most)) {
      const headers = () => {
        const token = identity.token({ ...caller, ip: freshAddress() });
        tokens.push(token);
        return { [CALLER_HEADER]: token };
      };
      const responses = await plant(app, calls, headers, claims.sub);
      expect(echoes(responses)).toEqual([]);
      for (const { status } of responses) statuses.add(status);
    }
    return { statuses, secrets: [...tokens, cookie, mark, PASSWORD] };
  }

  it('on every call, whoever calls, with canaries in every field, header, path and query', async () => {
    const { statuses, secrets } = await walk();
    for (const status of [200, 400, 401, 403, 404, 422]) expect(statuses).toContain(status);
    expect(statuses).not.toContain(500);
    expect(lines.length).toBeGreaterThan(200);
    expect(badLines(lines, secrets)).toEqual([]);
    // Counters of D48 are keyed by people's addresses; none contains a credential.
    const queued = (await redisTexts(testRedisUrl())).filter((text) => text.startsWith('bull:'));
    expect(queued.filter((text) => text.includes(CANARY))).toEqual([]);
  });

  it('when the database fails as well: its error messages stay internal', async () => {
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    const breakIt = () => admin.query('ALTER TABLE identity.users RENAME COLUMN nome TO outro');
    const { statuses, secrets } = await walk({ most: 2, before: async () => void (await breakIt()) });
    await admin.end();
    expect(statuses).toContain(500);
    expect(lines.some((line) => line.includes('unexpected error'))).toBe(true);
    expect(badLines(lines, secrets)).toEqual([]);
  });
});
