import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { testRedisUrl } from '../../../test/redis.js';
import { readOutbox, settleOutbox } from '@acordo/contracts/internal/outbox';
import { Clock } from '../src/clock/clock.js';
import { internalCall } from '../src/http/internal-call.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { Inbox } from '../src/inbox/inbox.js';
import { ConsumeEvent } from '../src/inbox/consume-event.js';
import { Outbox } from '../src/outbox/outbox.js';
import { EVENTS, Happened, happened, INBOX_TABLES, inboxService } from './support/inbox-service.js';
import { ownRedis } from './support/own-redis.js';
import {
  KEY,
  Note,
  note,
  type OutboxDatabase,
  outboxDatabase,
  outboxService,
  QUEUE,
} from './support/outbox-service.js';
import { until } from './support/until.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

let database: OutboxDatabase;
let running: { close(): Promise<unknown> }[] = [];
const redisUrl = testRedisUrl();

beforeAll(async () => {
  database = await outboxDatabase();
  await database.admin.query(INBOX_TABLES);
});
beforeEach(async () => {
  await database.admin.query('TRUNCATE kit.outbox, kit.inbox, kit.effects');
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  redis.disconnect();
});
afterEach(async () => {
  for (const part of running.reverse()) await part.close();
  running = [];
});
afterAll(() => database.close());

/** The source of the events, on a port. */
async function source(redis = redisUrl, port = 0) {
  const routes = { happened: { queue: EVENTS, consumer: 'proposals' } };
  const models = { note: Note, happened: Happened };
  const options = { routes, models, pollMs: 50, reconcileMs: 200, putBackAfterS: 1 };
  const { app } = await outboxService(database, redis, options, ['notifications', 'proposals']);
  await app.listen(port, '127.0.0.1');
  running.push(app);
  const add = (message: Parameters<Outbox['add']>[1] = happened()) =>
    app.get(UnitOfWork).run((tx) => app.get(Outbox).add(tx, message));
  const address = app.getHttpServer().address() as AddressInfo;
  return { app, add, port: address.port, url: `http://127.0.0.1:${address.port}` };
}

async function consumer(
  sourceUrl: string,
  {
    work = () => undefined,
    redis = redisUrl,
  }: { work?: (what: string) => Promise<void> | void; redis?: string } = {},
) {
  const app = await inboxService(database, { redisUrl: redis, sourceUrl, work });
  running.push(app);
  return { app, take: app.get(ConsumeEvent) };
}

const effects = async () =>
  (await database.admin.query<{ what: string }>('SELECT what FROM kit.effects ORDER BY what')).rows.map(
    ({ what }) => what,
  );
const row = async (id: string) =>
  (await database.admin.query('SELECT status, reason, model FROM kit.outbox WHERE id = $1', [id])).rows[0];
const job = (outboxId: string, over: object = {}) => ({
  source: 'identity',
  outboxId,
  kind: 'happened',
  v: 1,
  ...over,
});

describe('an event from another service', () => {
  it('goes to its consumer’s own queue with only ids, has its effect and is settled; emails stay in theirs', async () => {
    const { add, url } = await source();
    const mail = await add(note());
    const mails = new Queue(QUEUE.name, { connection: { url: redisUrl } });
    running.push(mails);
    await until('mail queued', () => mails.getJob(mail));
    const events = new Queue(EVENTS.name, { connection: { url: redisUrl } });
    running.push(events);
    const id = await add(happened('segredo'));
    const queued = await until('event queued', () => events.getJob(id));
    expect(queued.data).toEqual(job(id));
    expect(await mails.getJob(id)).toBeUndefined();
    await consumer(url);
    await until('settled', async () => (await row(id)).status === 'sent');
    expect(await effects()).toEqual(['segredo']);
    expect(await row(id)).toMatchObject({ model: null });
    expect(await row(mail)).toMatchObject({ status: 'queued' });
  });

  it('delivered many times, also concurrently, has its effect once', async () => {
    const { add, url } = await source('redis://127.0.0.1:1');
    const { take } = await consumer(url, { redis: 'redis://127.0.0.1:1' });
    const id = await add();
    const endings = await Promise.all(Array.from({ length: 5 }, () => take.execute(job(id))));
    expect(endings.filter((ending) => ending === 'done')).toHaveLength(1);
    expect(await effects()).toEqual(['algo']);
    expect(await take.execute(job(id))).toBe('gone');
    // A source whose row was not settled (its response was lost) returns it again.
    await database.admin.query(
      `UPDATE kit.outbox SET status = 'queued', model = '{"what":"algo"}' WHERE id = $1`,
      [id],
    );
    expect(await take.execute(job(id))).toBe('known');
    expect(await effects()).toEqual(['algo']);
    expect(await row(id)).toMatchObject({ status: 'sent' });
  });

  it('whose effect fails changes nothing, and is delivered again', async () => {
    let failures = 3;
    const { add, url } = await source();
    await consumer(url, {
      work: () => {
        if ((failures -= 1) >= 0) throw new Error('not now');
      },
    });
    const id = await add();
    await until('settled', async () => (await row(id)).status === 'sent');
    expect(failures).toBe(-1);
    expect(await effects()).toEqual(['algo']);
  });

  it('whose effect failed has no inbox row', async () => {
    const { add, url } = await source('redis://127.0.0.1:1');
    const { take } = await consumer(url, {
      redis: 'redis://127.0.0.1:1',
      work: () => {
        throw new Error('not now');
      },
    });
    const id = await add();
    await expect(take.execute(job(id))).rejects.toThrow('not now');
    expect(await effects()).toEqual([]);
    expect((await database.admin.query('SELECT * FROM kit.inbox')).rows).toEqual([]);
    expect(await row(id)).toMatchObject({ status: 'pending' });
  });

  it('is settled by a later delivery if the consumer died between its effect and the settling', async () => {
    const { add, url } = await source('redis://127.0.0.1:1');
    const id = await add();
    const { app, take } = await consumer(url, { redis: 'redis://127.0.0.1:1' });
    // What the dead process had done: only its transaction.
    await app.get(Inbox).handle({ id, kind: 'happened' }, async () => undefined);
    expect(await row(id)).toMatchObject({ status: 'pending' });
    expect(await take.execute(job(id))).toBe('known');
    expect(await effects()).toEqual([]);
    expect(await row(id)).toMatchObject({ status: 'sent' });
  });

  it.each([
    ['of a kind that nobody here knows', { kind: 'other' }],
    ['of another version than its job says', { v: 2 }],
  ])('%s is dead, with its reason', async (_what, over) => {
    const { add, url } = await source('redis://127.0.0.1:1');
    const { take } = await consumer(url, { redis: 'redis://127.0.0.1:1' });
    const id = await add();
    expect(await take.execute(job(id, over))).toBe('unreadable');
    expect(await row(id)).toMatchObject({ status: 'dead', reason: 'unreadable event' });
    expect(await effects()).toEqual([]);
  });

  it.each([
    ['that names no row', {}],
    [
      'from nowhere',
      { source: 'admin', outboxId: '00000000-0000-4000-8000-000000000001', kind: 'happened', v: 1 },
    ],
    [
      'from a word of the language',
      { source: 'constructor', outboxId: '00000000-0000-4000-8000-000000000001', kind: 'happened', v: 1 },
    ],
  ])('a job %s calls no service', async (_what, data) => {
    const { take } = await consumer('http://127.0.0.1:1', { redis: 'redis://127.0.0.1:1' });
    expect(await take.execute(data)).toBe('unreadable');
  });

  it('waits for a source that is away, and for a Redis that is away, and is not lost', async () => {
    const redis = await ownRedis();
    running.push({ close: () => redis.stop() });
    const { add, app, url, port } = await source(redis.url);
    await consumer(url, { redis: redis.url });
    const id = await add();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await row(id)).toMatchObject({ status: 'pending' });
    await app.close();
    running = running.filter((part) => part !== app);
    await redis.start();
    const again = await source(redis.url, port);
    await until('settled', async () => (await row(id)).status === 'sent', 30_000);
    // A wiped Redis: the reconciler queues again what was not settled.
    await redis.stop();
    const second = await again.add(happened('depois'));
    await redis.start();
    await until('settled', async () => (await row(second)).status === 'sent', 30_000);
    expect(await effects()).toEqual(['algo', 'depois']);
  }); // starts and stops servers
});

describe('rows of an outbox with two readers', () => {
  it('are 404 for the other reader', async () => {
    const { add, url } = await source('redis://127.0.0.1:1');
    const { take } = await consumer(url, { redis: 'redis://127.0.0.1:1' });
    const mail = await add(note());
    expect(await take.execute(job(mail))).toBe('gone');
    expect(await row(mail)).toMatchObject({ status: 'pending' });
    const id = await add();
    const asked = {
      from: 'notifications' as const,
      service: 'identity' as const,
      endpoint: { url, key: KEY },
      clock: new Clock(),
      rid: 'r',
    };
    expect(await internalCall(asked, readOutbox, { params: { id } })).toEqual({ message: null });
    const body = { outcome: 'dead' as const, reason: 'mine' };
    await internalCall(asked, settleOutbox, { params: { id }, body });
    expect(await row(id)).toMatchObject({ status: 'pending' });
    expect(await internalCall(asked, readOutbox, { params: { id: mail } })).toMatchObject({
      message: { kind: 'note' },
    });
  });
});
