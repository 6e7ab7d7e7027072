import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { getContact } from '@acordo/contracts/internal/contact';
import { readOutbox, settleOutbox } from '@acordo/contracts/internal/outbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../../packages/service-kit/test/support/until.js';
import { testRedisUrl } from '../../../test/redis.js';
import { type MailServer, mailServer } from './support/mail-server.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

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
});
afterEach(async () => {
  await office.closeOpen();
  for (const side of [office.identity, office.proposals]) side.down.clear();
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const start = () =>
  office.service({ SMTP_URL: server.url, MAIL_FROM: 'Acordo <nao-responda@acordo.example>' });

describe('a message (D30)', () => {
  it('is sent once to the owner, stored, and settled at its source', async () => {
    await start();
    const id = await office.post();
    await office.settled(id);
    expect(office.at(id)).toMatchObject({ status: 'sent', reason: '', model: null });
    const [mail, ...more] = server.taken;
    expect(more).toEqual([]);
    expect(mail?.from).toBe('nao-responda@acordo.example');
    expect(mail?.to).toEqual([userFixture.email]);
    expect(mail?.parsed.subject).toBe('Proposta assinada: Proposta para Padaria Pão & Prosa');
    expect(mail?.parsed.messageId).toBe(`<${id}@acordo.example>`);
    expect(mail?.parsed.from?.value[0]?.name).toBe('Acordo');
    expect(mail?.parsed.replyTo?.value[0]?.address).toBe('contato@paoeprosa.com.br');
    expect(mail?.parsed.text).toContain('José Antônio Ribeiro assinou');
    expect(mail?.parsed.html).toContain(
      `https://acordo.example/view/${mailFixtures['proposal-signed'].proposal_id}`,
    );
    const [delivery] = await until('written', async () => {
      const rows = await office.deliveries();
      return rows[0]?.settled_em && rows;
    });
    expect(delivery).toMatchObject({
      outbox_id: id,
      source: 'proposals',
      kind: 'proposal-signed',
      recipient_masked: 'm***@estudiolume.com.br',
      outcome: 'sent',
      tries: 1,
    });
    await until('queue empty', async () => (await office.jobsLeft()) === 0);
  });

  it('contains the reason of a rejection', async () => {
    await start();
    const id = await office.post('proposal-rejected');
    await office.settled(id);
    expect(server.taken[0]?.parsed.text).toContain('> O prazo ficou longo para a nossa inauguração.');
  });

  it('is not sent again when it was delivered and only the settling was lost', async () => {
    await start();
    office.proposals.down.add(settleOutbox);
    const id = await office.post();
    await until('waiting', () => office.log.some((line) => line.includes(`${id} waiting`)));
    expect(await office.deliveries()).toMatchObject([{ outcome: 'sent', settled_em: null }]);
    expect(office.at(id).status).toBe('queued');
    office.proposals.down.clear();
    await office.settled(id);
    expect(server.offered).toBe(1);
    expect(office.at(id)).toMatchObject({ status: 'sent', settled: 1 });
  }); // a message whose service is away waits 5 s

  it('two jobs for one row send one email', async () => {
    await start();
    const id = await office.post();
    await office.settled(id);
    await office.enqueue([id]);
    await until('settled again', () => office.at(id).settled === 2);
    expect(server.offered).toBe(1);
    expect(await office.deliveries()).toHaveLength(1);
  });

  it('a row that its source no longer has is skipped', async () => {
    await start();
    const id = await office.post('proposal-signed', { status: 'sent' });
    await until('read', () => office.log.some((line) => line.includes(`${id} gone`)));
    await until('queue empty', async () => (await office.jobsLeft()) === 0);
    expect([server.offered, await office.deliveries()]).toEqual([0, []]);
  });

  it('logs no address and no name (D35)', async () => {
    server.next = [{ recipient: { code: 550, text: `<${userFixture.email}> unknown` } }];
    await start();
    const dead = await office.post();
    await office.settled(dead);
    await office.settled(await office.post());
    const log = office.log.join('');
    expect(log).toContain(`${dead} dead`);
    for (const secret of [userFixture.email, 'jose@paoeprosa', 'José', 'Padaria', 'SMTP_URL'])
      expect(log).not.toContain(secret);
    expect((await office.deliveries())[0]?.reason).not.toContain('@');
  });
});

describe('responses of the mail server (attack 166)', () => {
  it('"later" is retried, with the same Message-ID', async () => {
    server.next = [{ data: { code: 451, text: 'try later' } }, { recipient: { code: 452, text: 'full' } }];
    await start();
    const id = await office.post();
    await office.settled(id);
    expect(office.at(id).status).toBe('sent');
    expect(server.taken.map(({ parsed }) => parsed.messageId)).toEqual([`<${id}@acordo.example>`]);
    expect(await office.deliveries()).toMatchObject([{ outcome: 'sent', tries: 3 }]);
  });

  it('"never" is final at once', async () => {
    server.next = [{ recipient: { code: 550, text: 'no such user' } }];
    await start();
    const id = await office.post();
    await office.settled(id);
    expect(office.at(id)).toMatchObject({ status: 'dead', settled: 1 });
    expect(office.at(id).reason).toContain('550');
    expect(await office.deliveries()).toMatchObject([{ outcome: 'dead', tries: 1 }]);
    expect(server.offered).toBe(0);
  });

  it('"later" for ever ends after the last attempt', async () => {
    server.next = Array(10).fill({ data: { code: 451, text: 'later' } });
    await start();
    const id = await office.post();
    await office.settled(id);
    expect(office.at(id)).toMatchObject({ status: 'dead' });
    expect(server.offered).toBe(3);
    await until('queue empty', async () => (await office.jobsLeft()) === 0);
  });

  it('no connection is "later"', async () => {
    const closed = await mailServer();
    await closed.close();
    await office.service({ SMTP_URL: closed.url });
    const id = await office.post();
    await office.settled(id);
    expect(office.at(id).status).toBe('dead');
    expect(await office.deliveries()).toMatchObject([{ tries: 3 }]);
  });
});

describe('malformed jobs (attack 173)', () => {
  it.each<[string, object]>([
    ['of an unknown kind', { kind: 'invoice' }],
    ['of an unknown version', { v: 9 }],
    ['that carries more than ids', { model: { to: 'x@y.com' } }],
    ['without a kind', { kind: undefined }],
  ])('a job %s is dead at once, and the queue goes on', async (_what, data) => {
    await start();
    const bad = office.row();
    await office.enqueue([bad], data);
    const good = await office.post();
    await office.settled(bad);
    await office.settled(good);
    expect(office.at(bad)).toMatchObject({ status: 'dead', reason: 'unreadable job' });
    expect(office.at(good).status).toBe('sent');
    expect(server.offered).toBe(1);
  });

  it.each<[string, object]>([
    ['names no message', { outboxId: 'DROP TABLE' }],
    ['names a strange source', { source: 'http://evil.example' }],
  ])('a job that %s is dropped and logged, and the queue goes on', async (_what, data) => {
    await start();
    await office.enqueue(['poison'], data);
    const good = await office.post();
    await office.settled(good);
    await until('queue empty', async () => (await office.jobsLeft()) === 0);
    expect(office.log.some((line) => line.includes('poison unreadable'))).toBe(true);
  });

  it.each<[string, Parameters<PostOffice['row']>[1], string]>([
    ['breaks its contract', { model: { to_user: 'me' } }, 'unreadable message'],
    ['is of another kind', { kind: 'proposal-rejected' }, 'unreadable message'],
    [
      'is for an account that is gone',
      { model: { ...mailFixtures['proposal-signed'], to_user: '00000000-0000-4000-8000-00000000dead' } },
      'account gone',
    ],
  ])('a message that %s is dead at once', async (_what, changes, reason) => {
    await start();
    const id = office.row('proposal-signed', changes);
    await office.enqueue([id]);
    await office.settled(id);
    expect(office.at(id)).toMatchObject({ status: 'dead', reason });
    expect(server.offered).toBe(0);
  });

  it.each([
    'a@b.com,c@d.com',
    'a@b.com\r\nRCPT TO:<x@y.com>',
    '<a@b.com>',
    '((((((((a@b.com',
    `${'a'.repeat(300)}@b.com`,
  ])('an address like %j gets no mail (attack 79)', async (email) => {
    const strange = '00000000-0000-4000-8000-0000000000aa';
    office.identity.contacts.set(strange, {
      nome: 'A',
      email,
      email_confirmado: true,
      conta_encerrada: false,
    });
    await start();
    const id = await office.post('proposal-signed', {
      model: { ...mailFixtures['proposal-signed'], to_user: strange },
    });
    await office.settled(id);
    expect(office.at(id)).toMatchObject({ status: 'dead', reason: 'address not usable' });
    expect(server.offered).toBe(0);
  });
});

describe('while one of our services is away', () => {
  it.each([
    ['the source', () => office.proposals.down.add(readOutbox)],
    ['identity', () => office.identity.down.add(getContact)],
  ])(
    '(%s) the message waits without using up an attempt',
    async (_who, breakIt) => {
      breakIt();
      await start();
      const id = await office.post('proposal-signed', {}, 1);
      await until('waiting', () => office.log.some((line) => line.includes(`${id} waiting`)));
      office.identity.down.clear();
      office.proposals.down.clear();
      await office.settled(id);
      expect(office.at(id).status).toBe('sent');
      expect(server.offered).toBe(1);
    },
    20_000,
  ); // it waits 5 s

  it('(the database, for writing) nothing is sent, so nothing is sent twice', async () => {
    await office.admin.query('REVOKE INSERT, UPDATE ON notifications.deliveries FROM notifications_app');
    try {
      await start();
      const id = await office.post();
      await until('waiting', () => office.log.some((line) => line.includes(`${id} waiting`)));
      expect(server.offered).toBe(0);
      await office.admin.query('GRANT INSERT, UPDATE ON notifications.deliveries TO notifications_app');
      await office.settled(id);
      expect(server.offered).toBe(1);
    } finally {
      await office.admin.query('GRANT INSERT, UPDATE ON notifications.deliveries TO notifications_app');
    }
  }); // it waits 5 s
});
