import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type OwnRedis, ownRedis } from '../../../packages/service-kit/test/support/own-redis.js';
import { until } from '../../../packages/service-kit/test/support/until.js';
import { type MailServer, mailServer } from './support/mail-server.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

let redis: OwnRedis;
let office: PostOffice;
let server: MailServer;
let child: ChildProcess | null = null;

beforeAll(async () => {
  redis = await ownRedis();
  await redis.start();
  office = await PostOffice.start(redis.url);
});
beforeEach(async () => {
  server = await mailServer();
});
afterEach(async () => {
  child?.kill('SIGKILL');
  child = null;
  await office.closeOpen();
  await server.close();
});
afterAll(async () => {
  await office.close();
  await redis.stop();
});

/** The service as a process of its own, so that it can be killed. Needs `tsc -b` before. */
function ownProcess(more: Record<string, string>): ChildProcess {
  const main = path.join(import.meta.dirname, '../dist/main.js');
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [main], { env: { PATH, ...office.environment(more) }, stdio: 'ignore' });
}

describe('faults', () => {
  it('a worker killed after the mail server accepted the email: one copy at most, same Message-ID (attack 163)', async () => {
    server.next = [{ data: 'take' }];
    child = ownProcess({ SMTP_URL: server.url });
    const id = await office.post();
    // Killed when the text is sent and the response is pending: nothing could be stored about it.
    await until('offered', () => server.offered === 1, 30_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const settledBefore = office.at(id).status !== 'queued';
    await office.redis().flushall(); // the dead worker's lock expires; the source's reconciler queues the row again:
    await office.service({ SMTP_URL: server.url });
    await office.enqueue([id]);
    await until('settled', () => office.at(id).settled > (settledBefore ? 1 : 0));
    expect(office.at(id).status).toBe('sent');
    expect(server.taken.length).toBeLessThanOrEqual(2);
    expect(new Set(server.taken.map(({ parsed }) => parsed.messageId))).toEqual(
      new Set([`<${id}@localhost>`]),
    );
    expect(await office.deliveries()).toMatchObject([{ outbox_id: id, outcome: 'sent' }]);
  }, 90_000); // a process has to start

  it('a worker killed in the middle loses nothing: another one takes over by itself (attack 163)', async () => {
    server.next = [{ data: 'hang' }];
    child = ownProcess({ SMTP_URL: server.url });
    const id = await office.post();
    await until('offered', () => server.offered === 1, 30_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await office.service({ SMTP_URL: server.url });
    await office.settled(id, 60_000);
    expect(office.at(id)).toMatchObject({ status: 'sent', settled: 1 });
    expect(server.taken).toHaveLength(1);
  }, 90_000); // the dead worker's lock expires after 15 s, and is checked every 15 s

  it('Redis stopped and back: the email is sent, the service keeps running and logs it (attack 165)', async () => {
    const app = await office.service({ SMTP_URL: server.url });
    const ready = async () => (await app.inject({ url: '/readyz' })).statusCode;
    await until('ready', async () => (await ready()) === 200);
    await office.settled(await office.post());
    office.log.length = 0;
    await redis.stop();
    await until('not ready', async () => (await ready()) === 503);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(
      office.log.filter((line) => !line.includes('is not ready') && !line.includes('"level":20')).length,
    ).toBeLessThan(5);
    await redis.start();
    const id = await office.post();
    await office.settled(id);
    expect(office.at(id).status).toBe('sent');
    await until('ready', async () => (await ready()) === 200);
  }, 90_000); // an outage of seconds

  it('Redis wiped under a waiting worker: rows that are queued again are sent', async () => {
    await office.service({ SMTP_URL: server.url });
    await office.settled(await office.post());
    await office.redis().flushall();
    const id = await office.post();
    await office.settled(id);
    expect(office.at(id).status).toBe('sent');
  });

  it('a stop waits for the current email, but not for ever', async () => {
    server.next = [{ data: 'hang' }];
    await office.service({ SMTP_URL: server.url });
    const id = await office.post();
    await until('offered', () => server.offered === 1);
    const start = Date.now();
    await office.closeOpen();
    expect(Date.now() - start).toBeLessThan(12_000);
    expect(office.at(id).status).toBe('queued');
  }, 90_000); // it is given 8 s
});
