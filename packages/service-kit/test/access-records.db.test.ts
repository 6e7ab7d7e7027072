import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AccessRecords } from '../src/access-records/access-records.js';
import { DeleteOldAccessRecords } from '../src/access-records/delete-old-access-records.js';
import { Database } from '../src/database/database.js';
import { registry } from '../src/health/metrics.js';
import {
  type OutboxDatabase,
  outboxDatabase,
  outboxService,
  type OutboxService,
} from './support/outbox-service.js';
import { until } from './support/until.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

// Exactly what every service's migration creates.
const TABLE = `
  CREATE TABLE kit.access_records (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, em timestamptz NOT NULL, user_id uuid, link text, ip text NOT NULL,
    porta integer NOT NULL, metodo text NOT NULL, rota text NOT NULL, status smallint NOT NULL,
    CHECK (user_id IS NOT NULL OR link IS NOT NULL));
  GRANT INSERT, DELETE, SELECT (id, em) ON kit.access_records TO identity_app;`;

let database: OutboxDatabase;
let service: OutboxService;
beforeAll(async () => {
  database = await outboxDatabase();
  await database.admin.query(TABLE);
  service = await outboxService(database, 'redis://127.0.0.1:1');
});
beforeEach(() => database.admin.query('TRUNCATE kit.access_records'));
afterAll(async () => {
  await service.app.close();
  await database.close();
});

const record = (over: object = {}) => ({
  em: new Date('2026-11-28T12:00:00.123Z'),
  user_id: randomUUID(),
  link: null,
  ip: '203.0.113.7',
  porta: 50_000,
  metodo: 'GET',
  rota: '/api/x/:id',
  status: 200,
  ...over,
});
const rows = async () => (await database.admin.query('SELECT * FROM kit.access_records ORDER BY id')).rows;
/** The pool, counting statements, and unavailable while a test sets it so. */
function countedDatabase() {
  const db = service.app.get(Database);
  const seen = { statements: 0, away: false };
  const query: Database['query'] = (question, ...given) => {
    seen.statements += 1;
    return seen.away ? Promise.reject(new Error('away')) : db.query(question, ...given);
  };
  return { seen, db: { query } as Database };
}

describe('access records (D35)', () => {
  it('are written once a second, without delaying any call', async () => {
    const { seen, db } = countedDatabase();
    const records = new AccessRecords(db);
    const given = Array.from({ length: 300 }, (_, i) =>
      record({ porta: i, ...(i % 2 ? { user_id: null, link: 'ab12' } : {}) }),
    );
    for (const one of given) records.note(one);
    expect(seen.statements).toBe(0);
    await until('written', async () => (await rows()).length === 300);
    expect(seen.statements).toBe(1);
    expect((await rows()).map(({ id: _id, ...row }) => row)).toEqual(given);
    await records.close();
  });

  it('are written at the end of the service, and before', async () => {
    const { db } = countedDatabase();
    const records = new AccessRecords(db);
    records.note(record());
    await records.close();
    expect(await rows()).toHaveLength(1);
  });

  it('wait for a database that is away, up to a limit, and lost ones are counted', async () => {
    const { seen, db } = countedDatabase();
    const records = new AccessRecords(db);
    seen.away = true;
    for (let i = 0; i < 50_010; i += 1) records.note(record());
    await records.flush();
    expect(await registry.metrics()).toContain('acordo_access_records_lost_total 10');
    seen.away = false;
    seen.statements = 0;
    await records.close();
    const [{ n }] = (await database.admin.query('SELECT count(*)::int AS n FROM kit.access_records')).rows;
    expect([n, seen.statements]).toEqual([50_000, 50]);
  });

  it('are deleted after six months, and not before', async () => {
    const { db } = countedDatabase();
    const records = new AccessRecords(db);
    const monthsAgo = async (interval: string) =>
      (await database.admin.query<{ em: Date }>(`SELECT now() - $1::interval AS em`, [interval])).rows[0]?.em;
    const [old, young] = [await monthsAgo('6 months 1 hour'), await monthsAgo('6 months -1 hour')];
    for (let i = 0; i < 5_001; i += 1) records.note(record({ em: old }));
    records.note(record({ em: young }));
    await records.close();
    const task = new DeleteOldAccessRecords(db);
    expect([await task.execute(), await task.execute()]).toEqual([true, false]);
    expect((await rows()).map(({ em }) => em)).toEqual([young]);
  });
});
