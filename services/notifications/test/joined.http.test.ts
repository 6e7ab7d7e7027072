import { randomUUID } from 'node:crypto';
import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { settleOutbox } from '@acordo/contracts/internal/outbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../../packages/service-kit/test/support/until.js';
import { testRedisUrl } from '../../../test/redis.js';
import { type MailServer, mailServer } from './support/mail-server.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

const HOUR_S = 3_600;

let office: PostOffice;
let server: MailServer;
beforeAll(async () => {
  office = await PostOffice.start(testRedisUrl());
  server = await mailServer();
});
beforeEach(async () => {
  await office.redis().flushdb();
  await office.admin.query('TRUNCATE notifications.deliveries, notifications.held_notices');
  office.log.length = 0;
  Object.assign(server, { taken: [], offered: 0, next: [] });
  for (const side of [office.identity, office.proposals]) {
    side.now = () => new Date();
    side.down.clear();
  }
  office.proposals.verifying.clear();
  const { id, nome, email } = userFixture;
  office.identity.contacts.set(id, { nome, email, email_confirmado: true, conta_encerrada: false });
});
afterEach(() => office.closeOpen());
afterAll(async () => {
  await office.close();
  await server.close();
});

const start = (more: Record<string, string> = {}) =>
  office.service({
    SMTP_URL: server.url,
    NOTICES_PER_OWNER_HOUR: '2',
    MAILS_PER_RECIPIENT_DAY: '1',
    ...more,
  });
const notice = (n: number, more: object = {}) =>
  office.post('proposal-rejected', {
    model: {
      ...mailFixtures['proposal-rejected'],
      proposal_id: randomUUID(),
      titulo: `Proposta ${n}`,
      ...more,
    },
  });
const held = (id: string) =>
  until(`${id} held`, () => office.log.some((line) => line.includes(`${id} postponed`)));

/** Two are sent by themselves, `count` more are held. */
async function fill(count: number): Promise<string[]> {
  for (const n of [1, 2]) await office.settled(await notice(n));
  const ids: string[] = [];
  for (let n = 3; n < 3 + count; n += 1) {
    ids.push(await notice(n));
    await held(ids.at(-1) ?? '');
  }
  expect(server.offered).toBe(2);
  return ids;
}
/** Moves the services' clock forward, and the queue runs the held jobs. */
async function anHourLater(ids: readonly string[], more: Record<string, string> = {}) {
  await office.closeOpen();
  const redis = office.redis();
  for (const key of await redis.keys('acordo:limit:*')) await redis.del(key); // Redis has a clock of its own
  const later = () => new Date(Date.now() + HOUR_S * 1_000);
  for (const side of [office.identity, office.proposals]) side.now = later;
  await start({ CLOCK_SHIFT: String(HOUR_S), ...more });
  for (const id of ids) await (await office.job(id))?.promote();
}

describe('many notices to one owner in an hour (D48, attack 292)', () => {
  it('are sent in one message at its end, each with its own link; nothing waits for another day', async () => {
    await start();
    const ids = await fill(3);
    expect(ids.map((id) => office.at(id).status)).toEqual(['queued', 'queued', 'queued']);
    await anHourLater(ids);
    for (const id of ids) await office.settled(id);
    expect(server.taken).toHaveLength(3);
    const joined = server.taken.at(-1)?.parsed;
    expect(joined?.subject).toBe('3 avisos das suas propostas');
    for (const [i, id] of ids.entries()) {
      expect(office.at(id)).toMatchObject({ status: 'sent', settled: expect.any(Number) });
      expect(joined?.text).toContain(`“Proposta ${i + 3}”`);
    }
    const ways = [...(joined?.text ?? '').matchAll(/\/view\/[0-9a-f-]{36}/g)];
    expect(new Set(ways.map(String)).size).toBe(3);
    expect([...String(joined?.html).matchAll(/href="[^"]+\/view\/[0-9a-f-]{36}"/g)]).toHaveLength(3);
    await until('queue empty', async () => (await office.jobsLeft()) === 0, 30_000);
    expect(server.offered).toBe(3);
    const { rows } = await office.admin.query('SELECT count(*)::int AS n FROM notifications.held_notices');
    expect(rows).toEqual([{ n: 0 }]);
    expect(new Set((await office.deliveries()).slice(-3).map((row) => row.message_id)).size).toBe(1);
  });

  it('a daily limit used up by strangers does not affect them', async () => {
    await start({ NOTICES_PER_OWNER_HOUR: '20' });
    const copy = { ...mailFixtures['signed-copy'], to_email: userFixture.email };
    await office.settled(await office.post('signed-copy', { model: copy }));
    const second = await office.post('signed-copy', { model: copy });
    await held(second);
    for (let n = 0; n < 20; n += 1) await office.settled(await notice(n));
    expect(server.offered).toBe(21);
  });

  it('is retried as a whole, with the same Message-ID, when the mail server responds "later"', async () => {
    await start();
    const ids = await fill(2);
    server.next = [{ data: 'drop' }]; // it was accepted, and the response was lost
    await anHourLater(ids);
    for (const id of ids) await office.settled(id);
    const [one, two] = server.taken.slice(2).map(({ parsed }) => parsed);
    expect(one?.messageId).toBe(two?.messageId);
    expect(one?.text).toBe(two?.text);
  });

  it('is not sent again when only the settling of some was lost', async () => {
    await start();
    const ids = await fill(2);
    office.proposals.down.add(settleOutbox);
    await anHourLater(ids);
    await until('taken', () => server.taken.length === 3);
    await until('waiting', () => office.log.some((line) => line.includes('waiting')));
    office.proposals.down.clear();
    for (const id of ids) await office.settled(id, 30_000);
    expect(server.offered).toBe(3);
  });

  it('loses nothing when Redis loses all jobs meanwhile: the rows are queued again, and combined as before', async () => {
    await start();
    const ids = await fill(2);
    await office.redis().flushdb();
    await anHourLater([]);
    await office.enqueue(ids, { kind: 'proposal-rejected' }, 10); // what the source's reconciler does
    for (const id of ids) await office.settled(id, 40_000);
    expect(server.taken.at(-1)?.parsed.subject).toBe('2 avisos das suas propostas');
    expect(server.offered).toBe(3);
  });

  it('is no longer combined, but sent with fixed text, when the address is not confirmed any more (D29)', async () => {
    await start();
    const ids = await fill(2);
    const { id, nome, email } = userFixture;
    office.identity.contacts.set(id, { nome, email, email_confirmado: false, conta_encerrada: false });
    await anHourLater(ids);
    for (const one of ids) await office.settled(one);
    expect(server.taken.slice(2).map(({ parsed }) => parsed.subject)).toEqual([
      'Sua proposta foi respondida',
      'Sua proposta foi respondida',
    ]);
  });

  it('leaves out a signature whose record is being verified: that waits by itself (attack 255)', async () => {
    await start();
    for (const n of [1, 2]) await office.settled(await notice(n));
    const signed = await office.post('proposal-signed', {}, 30);
    await held(signed);
    const other = await notice(4);
    await held(other);
    office.proposals.verifying.add(mailFixtures['proposal-signed'].proposal_id);
    await anHourLater([signed, other]);
    await office.settled(other, 40_000);
    expect(server.taken.at(-1)?.parsed.subject).toBe('1 aviso das suas propostas');
    expect(office.at(signed).status).toBe('queued');
    office.proposals.verifying.clear();
    await office.settled(signed, 40_000);
    expect(server.taken.at(-1)?.parsed.subject).toContain('Proposta assinada');
  });
});
