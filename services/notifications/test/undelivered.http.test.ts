import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { reportDelivery } from '@acordo/contracts/internal/contact';
import { settleOutbox } from '@acordo/contracts/internal/outbox';
import type { MailKind } from '@acordo/contracts/internal/mail/kinds';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../../packages/service-kit/test/support/until.js';
import { testRedisUrl } from '../../../test/redis.js';
import { type MailServer, mailServer, type Steps } from './support/mail-server.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

const { id: owner, nome, email } = userFixture;
const UNKNOWN = { recipient: { code: 550, text: '5.1.1 no such user here' } } as const;

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
  office.identity.deliveries.length = 0;
  for (const side of [office.identity, office.proposals]) side.down.clear();
  Object.assign(server, { taken: [], offered: 0, next: [] });
  known(email);
});
afterEach(() => office.closeOpen());
afterAll(async () => {
  await office.close();
  await server.close();
});

const known = (address: string, email_recusado = false, email_confirmado = true) =>
  office.identity.contacts.set(owner, {
    nome,
    email: address,
    email_confirmado,
    email_recusado,
    conta_encerrada: false,
  });
const start = (url = server.url) => office.service({ SMTP_URL: url });
async function post(kind: MailKind, changes: object = {}, attempts = 3) {
  const id = await office.post(kind, { model: { ...mailFixtures[kind], ...changes } }, attempts);
  await office.settled(id);
  return office.at(id);
}

describe('an email that was not delivered is settled with a word that may be shown to its owner (attack 293)', () => {
  it.each<[string, Steps, string | null]>([
    ['an unknown address', UNKNOWN, 'endereco-recusado'],
    ['an address that is none', { recipient: { code: 501, text: 'bad syntax' } }, 'endereco-recusado'],
    ['a full mailbox', { recipient: { code: 552, text: '5.2.2 over quota' } }, 'mensagem-recusada'],
    ['a rule about senders', { recipient: { code: 554, text: '5.7.1 blocked' } }, 'mensagem-recusada'],
    ['this text', { data: { code: 554, text: '5.6.0 spam' } }, 'mensagem-recusada'],
  ])('refused for %s', async (_what, steps, why) => {
    server.next = [steps];
    await start();
    expect(await post('signed-copy')).toMatchObject({ status: 'dead', undelivered: why });
    expect(await office.deliveries()).toMatchObject([{ outcome: 'dead', undelivered: why }]);
    expect(office.identity.deliveries).toEqual([]); // a client's address is not the account's
  });

  it('"later" for ever is no refusal', async () => {
    server.next = Array(3).fill({ recipient: { code: 451, text: 'greylisted' } });
    await start();
    expect(await post('signed-copy')).toMatchObject({ status: 'dead', undelivered: 'sem-resposta' });
    server.next = Array(3).fill({ recipient: { code: 451, text: 'greylisted' } });
    expect(await post('proposal-seen')).toMatchObject({ status: 'dead', undelivered: 'sem-resposta' });
    expect(office.identity.deliveries).toEqual([]);
  });

  it('"later" once, then accepted, is not reported', async () => {
    server.next = [{ recipient: { code: 450, text: 'later' } }];
    await start();
    expect(await post('signed-copy')).toMatchObject({ status: 'sent', undelivered: null });
  });

  it('of addresses that the server can’t accept (no SMTPUTF8)', async () => {
    const old = await mailServer({ hideSMTPUTF8: true });
    try {
      await start(old.url);
      const to_email = 'joão@paoeprosa.com.br';
      expect(await post('signed-copy', { to_email })).toMatchObject({
        status: 'dead',
        undelivered: 'endereco-recusado',
      });
      known('joão@estudiolume.com.br');
      expect(await post('proposal-seen')).toMatchObject({ status: 'dead' });
      expect(office.identity.deliveries).toEqual([
        { id: owner, email: 'joão@estudiolume.com.br', recusado: true },
      ]);
    } finally {
      await office.closeOpen();
      await old.close();
    }
  });

  it('since its owner has not confirmed their own address', async () => {
    known(email, false, false);
    await start();
    expect(await post('signed-copy')).toMatchObject({
      status: 'sent',
      undelivered: 'dono-sem-confirmacao',
    });
  });

  it('is reported again with the same word if the first settling was lost', async () => {
    server.next = [UNKNOWN];
    office.proposals.down.add(settleOutbox);
    await start();
    const id = await office.post('signed-copy');
    await until('waiting', () => office.log.some((line) => line.includes(`${id} waiting`)));
    office.proposals.down.clear();
    await office.settled(id);
    expect(office.at(id)).toMatchObject({ status: 'dead', undelivered: 'endereco-recusado' });
  }); // a message whose service is away waits 5 s
});

describe('the address of an account (attack 293)', () => {
  it('that is refused is reported to identity, confirmed or not', async () => {
    server.next = [UNKNOWN, UNKNOWN];
    await start();
    await post('proposal-seen');
    known(email, false, false);
    await post('proposal-seen');
    const told = { id: owner, email, recusado: true };
    expect(office.identity.deliveries).toEqual([told, told]);
  });

  it('is reported before the result is stored: nothing is lost while identity is away', async () => {
    server.next = [UNKNOWN, UNKNOWN];
    office.identity.down.add(reportDelivery);
    await start();
    const id = await office.post('proposal-seen');
    await until('waiting', () => office.log.some((line) => line.includes(`${id} waiting`)));
    expect(office.at(id).status).toBe('queued');
    office.identity.down.clear();
    await office.settled(id);
    expect(office.identity.deliveries).toHaveLength(1);
  }); // a message whose service is away waits 5 s

  it('is good again once an email was accepted; that email is not sent twice to report it', async () => {
    known(email, true);
    await start();
    office.identity.down.add(reportDelivery);
    expect(await post('proposal-seen')).toMatchObject({ status: 'sent' });
    office.identity.down.clear();
    await post('proposal-seen');
    expect(office.identity.deliveries).toEqual([{ id: owner, email, recusado: false }]);
    expect(server.offered).toBe(2);
  });

  it('from before the rules, which is invalid, is reported as refused', async () => {
    known('a@b.com,c@d.com');
    await start();
    expect(await post('proposal-seen')).toMatchObject({ undelivered: 'endereco-recusado' });
    expect(office.identity.deliveries).toMatchObject([{ recusado: true }]);
  });
});
