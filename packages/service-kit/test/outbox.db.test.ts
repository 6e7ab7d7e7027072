import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Job, Queue, UnrecoverableError, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { testRedisUrl } from '../../../test/redis.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { registry } from '../src/health/metrics.js';
import { Outbox } from '../src/outbox/outbox.js';
import type { OutboxOptions } from '../src/outbox/outbox-options.js';
import { type OwnRedis, ownRedis } from './support/own-redis.js';
import { type OutboxDatabase, note, outboxDatabase, outboxService, QUEUE } from './support/outbox-service.js';
import { until } from './support/until.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

const NEVER = 3_600_000;
let database: OutboxDatabase;
let running: { close(): Promise<unknown> }[] = [];

beforeAll(async () => {
  database = await outboxDatabase();
});
beforeEach(() => database.admin.query('TRUNCATE kit.outbox'));
afterEach(async () => {
  for (const part of running.reverse()) await part.close();
  running = [];
});
afterAll(() => database.close());

async function service(redisUrl: string, options: Partial<OutboxOptions> = {}) {
  const { app, warnings } = await outboxService(database, redisUrl, options);
  running.push(app);
  const outbox = app.get(Outbox);
  const add = (message: Parameters<Outbox['add']>[1] = note()) =>
    app.get(UnitOfWork).run((tx) => outbox.add(tx, message));
  return { app, warnings, outbox, add };
}

function connection(redisUrl: string): Redis {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined); // tests stop servers
  running.push({ close: async () => redis.disconnect() });
  return redis;
}

function jobs(redisUrl: string): Queue {
  const queue = new Queue(QUEUE.name, { connection: connection(redisUrl) });
  queue.on('error', () => undefined);
  running.push(queue);
  return queue;
}

const row = async (id: string) =>
  (await database.admin.query('SELECT * FROM kit.outbox WHERE id = $1', [id])).rows[0];
const statuses = async () =>
  (
    await database.admin.query<{ status: string; n: number }>(
      'SELECT status, count(*)::int AS n FROM kit.outbox GROUP BY status',
    )
  ).rows;
const all = (status: string, n: number) => async () => {
  const [only, ...others] = await statuses();
  return only?.status === status && only.n === n && others.length === 0;
};

describe('a message in the outbox (D30)', () => {
  const redisUrl = testRedisUrl();
  beforeEach(async () => {
    await connection(redisUrl).flushdb();
  });

  it('is erased 30 days after it was dead, and not before', async () => {
    const { add } = await service('redis://127.0.0.1:1', { reconcileMs: 50 });
    const [old, young] = [await add(), await add()];
    const die = (id: string, days: number) =>
      database.admin.query(
        `UPDATE kit.outbox SET status = 'dead', resolvido_em = now() - make_interval(days => $2) WHERE id = $1`,
        [id, days],
      );
    await die(young, 29);
    await die(old, 31);
    await until('erased', async () => (await row(old)).model === null);
    expect(await row(old)).toMatchObject({ status: 'dead' });
    expect((await row(young)).model).not.toBeNull();
  });

  it('is deleted 30 days after it was sent; one that was not sent never is (attack 289)', async () => {
    const { add } = await service('redis://127.0.0.1:1', { reconcileMs: 50 });
    const [old, young, failed, waiting] = [await add(), await add(), await add(), await add()];
    const settle = (id: string, status: string, days: number) =>
      database.admin.query(
        `UPDATE kit.outbox SET status = $2, resolvido_em = now() - make_interval(days => $3) WHERE id = $1`,
        [id, status, days],
      );
    await settle(failed, 'dead', 400);
    await database.admin.query(
      `UPDATE kit.outbox SET criado_em = now() - interval '400 days' WHERE id = $1`,
      [waiting],
    );
    await settle(young, 'sent', 29);
    await settle(old, 'sent', 31);
    await until('forgotten', async () => (await row(old)) === undefined);
    for (const id of [young, failed, waiting]) expect(await row(id)).toBeDefined();
  });

  it('is committed with its change, in the form of its contract, or not at all', async () => {
    const { app, outbox, add } = await service('redis://127.0.0.1:1');
    const id = await add();
    expect(await row(id)).toMatchObject({
      kind: 'note',
      v: 1,
      model: { text: 'olá', at: '1970-01-01T00:00:00.000Z' },
      status: 'pending',
    });
    const failed = app.get(UnitOfWork).run(async (tx) => {
      await outbox.add(tx, note());
      throw new Error('the use case failed');
    });
    await expect(failed).rejects.toThrow('the use case failed');
    await expect(add({ kind: 'letter', model: {} })).rejects.toThrow('no contract');
    await expect(add({ kind: 'note', model: { text: 'secret' } })).rejects.toThrow(/at: (?!.*secret)/);
    expect(await statuses()).toEqual([{ status: 'pending', n: 1 }]);
  });

  it('reaches the queue at once, without waiting for the next poll', async () => {
    const { add } = await service(redisUrl, { pollMs: NEVER });
    const queue = jobs(redisUrl);
    const id = await add();
    const job = await until('job', () => queue.getJob(id), 2_000);
    expect(job.data).toEqual({ source: 'identity', outboxId: id, kind: 'note', v: 1 });
    expect(job.opts).toMatchObject({ attempts: 3, backoff: { type: 'exponential', delay: 50 } });
    await until('queued', all('queued', 1));
    expect((await row(id)).tentativas).toBe(1);
  });

  it('is found although it was committed after younger ones (attack 175)', async () => {
    await service(redisUrl, { pollMs: 50 });
    const queue = jobs(redisUrl);
    const late = await database.admin.connect();
    const insert = `INSERT INTO kit.outbox (id, kind, v, model, criado_em) VALUES ($1, 'note', 1, '{}', $2)`;
    const [old, young] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    await late.query('BEGIN');
    await late.query(insert, [old, new Date(Date.now() - 3_600_000)]);
    await database.admin.query(insert, [young, new Date()]);
    await until('young one', () => queue.getJob(young));
    expect(await queue.getJob(old)).toBeUndefined();
    await late.query('COMMIT');
    late.release();
    await until('old one', () => queue.getJob(old));
  });

  it('becomes one job, with three copies of the relay over 2,000 rows (attack 174)', async () => {
    const done = new Map<string, number>();
    const worker = new Worker(
      QUEUE.name,
      async ({ id = '' }: Job) => void done.set(id, (done.get(id) ?? 0) + 1),
      { connection: connection(redisUrl), concurrency: 50 },
    );
    running.push(worker);
    await Promise.all([1, 2, 3].map(() => service(redisUrl, { pollMs: 20 })));
    await database.admin.query(
      `INSERT INTO kit.outbox (id, kind, v, model) SELECT gen_random_uuid(), 'note', 1, '{}' FROM generate_series(1, 2000)`,
    );
    await until('all queued', all('queued', 2_000), 30_000);
    await until('all done', () => done.size === 2_000, 30_000);
    await new Promise((resolve) => setTimeout(resolve, 300)); // a second job of a row would appear now
    expect([...done.values()].every((times) => times === 1)).toBe(true);
    const { rows } = await database.admin.query('SELECT max(tentativas) AS most FROM kit.outbox');
    expect(rows).toEqual([{ most: 1 }]);
  }); // 2,000 jobs on a small machine

  it.each([
    ['ended well', async () => undefined],
    ['failed for good', async () => Promise.reject(new UnrecoverableError('broken'))],
  ])('is put back when its job %s and nobody settled it, and the job runs again', async (_how, work) => {
    const runs: string[] = [];
    const worker = new Worker(QUEUE.name, (job) => (runs.push(job.id ?? ''), work()), {
      connection: connection(redisUrl),
    });
    running.push(worker);
    const { add } = await service(redisUrl, { reconcileMs: 100, putBackAfterS: 1, pollMs: 50 });
    const id = await add();
    await until('second run', () => runs.length >= 2, 5_000);
    expect(new Set(runs)).toEqual(new Set([id]));
  });

  it('stays queued while its time has not come', async () => {
    const { add } = await service(redisUrl, { reconcileMs: 50, pollMs: 50 });
    const id = await add();
    await until('queued', all('queued', 1));
    await database.admin.query(
      `UPDATE kit.outbox SET enfileirado_em = clock_timestamp() - interval '9 minutes 55 seconds'`,
    );
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await row(id)).tentativas).toBe(1);
    await database.admin.query(
      `UPDATE kit.outbox SET enfileirado_em = clock_timestamp() - interval '10 minutes 1 second'`,
    );
    await until('put back', async () => (await row(id)).tentativas > 1);
  });

  it('is counted for /metrics', async () => {
    await database.admin.query(
      `INSERT INTO kit.outbox (id, kind, v, status, criado_em)
       SELECT gen_random_uuid(), 'note', 1, status, clock_timestamp() - interval '1 hour'
       FROM unnest('{dead,dead,sent,pending}'::text[]) AS status`,
    );
    await service('redis://127.0.0.1:1');
    const text = await until('figures', async () => {
      const metrics = await registry.metrics();
      return metrics.includes('acordo_outbox_rows{source="identity",status="dead"} 2') && metrics;
    });
    expect(text).toContain('acordo_outbox_rows{source="identity",status="pending"} 1');
    expect(text).toMatch(/acordo_outbox_oldest_seconds\{source="identity"\} 36\d\d/);
  });
});

describe('while Redis is away (attack 165)', () => {
  let redis: OwnRedis;
  beforeAll(async () => {
    redis = await ownRedis();
  });
  afterEach(() => {
    redis.thaw();
  });
  afterAll(() => redis.stop());

  it('writes continue, nothing is lost, the log stays short, and the outbox drains when Redis is back', async () => {
    const { add, warnings } = await service(redis.url, { pollMs: 20 });
    const start = Date.now();
    for (let i = 0; i < 20; i += 1) await add();
    expect(Date.now() - start).toBeLessThan(2_000);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await statuses()).toEqual([{ status: 'pending', n: 20 }]);
    expect(warnings.length).toBeGreaterThan(0);
    expect(warnings.length).toBeLessThanOrEqual(2);
    await redis.start();
    await until('drained', all('queued', 20));
  });

  it('stopping and starting it again loses nothing', async () => {
    const { add } = await service(redis.url, { pollMs: 20 });
    await add();
    await until('first queued', all('queued', 1));
    await redis.stop();
    const [second, third] = [await add(), await add()];
    await redis.start();
    await until('all queued', all('queued', 3));
    const queue = jobs(redis.url);
    expect(await queue.getJob(second)).toBeDefined();
    expect(await queue.getJob(third)).toBeDefined();
  });

  it('a Redis that does not respond delays no writer, and no rows for long', async () => {
    const { add, app } = await service(redis.url, { pollMs: 500 });
    await add();
    await until('queued', all('queued', 1));
    redis.freeze();
    const start = Date.now();
    for (let i = 0; i < 5; i += 1) await add();
    expect(Date.now() - start).toBeLessThan(1_000);
    // The relay waits 5 s for a response, and then releases the rows for two polls before it retries: long enough
    // to be observed on a busy machine.
    const free = `SELECT count(*)::int AS n FROM
      (SELECT 1 FROM kit.outbox WHERE status = 'pending' FOR UPDATE SKIP LOCKED) AS free`;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await until('rows free', async () => (await database.admin.query(free)).rows[0].n === 5, 8_000);
    redis.thaw();
    await until('drained', all('queued', 6), 15_000);
    const stop = Date.now();
    redis.freeze();
    await app.close();
    running = running.filter((part) => part !== app);
    expect(Date.now() - stop).toBeLessThan(8_000);
  }); // waits out the command timeout on purpose

  it('wiping it loses nothing', async () => {
    const { add } = await service(redis.url, { pollMs: 20, reconcileMs: 100, putBackAfterS: 1 });
    const ids = [await add(), await add(), await add()];
    await until('queued', all('queued', 3));
    await connection(redis.url).flushall();
    const queue = jobs(redis.url);
    for (const id of ids) await until('back', () => queue.getJob(id), 5_000);
  });

  it('a full Redis refuses jobs: they stay in the outbox until it has memory', async () => {
    const { add } = await service(redis.url, { pollMs: 20 });
    const admin = connection(redis.url);
    await admin.config('SET', 'maxmemory', '1');
    const id = await add();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await row(id)).status).toBe('pending');
    await admin.config('SET', 'maxmemory', '0');
    await until('queued', all('queued', 1), 15_000);
  });
});
