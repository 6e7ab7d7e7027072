import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { readAccountToken } from '@acordo/contracts/internal/account-token';
import type { MailKind } from '@acordo/contracts/internal/mail/kinds';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testRedisUrl } from '../../../test/redis.js';
import { type MailServer, mailServer } from './support/mail-server.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

const TOKEN = 'Vn3c9k0sYx5hJ2mQ7uW1zA8bD4eF6gH0iK2lM4nO6pQ';

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
  office.identity.tokens.clear();
  office.identity.down.clear();
});
afterEach(() => office.closeOpen());
afterAll(async () => {
  await office.close();
  await server.close();
});

async function deliver(kind: MailKind, model: object, settings: Record<string, string> = {}) {
  await office.service({
    SMTP_URL: server.url,
    MAIL_FROM: 'Acordo <nao-responda@acordo.example>',
    ...settings,
  });
  const id = await office.post(kind, { model });
  await office.settled(id);
  return id;
}

describe('an email with a one-time link about an account (D30)', () => {
  it.each([
    ['password-recovery', '/auth/nova-senha'],
    ['confirm-email', '/auth/confirmar'],
  ] as const)('%s gets its token right before it is sent, and no log line ever does', async (kind, page) => {
    const model = mailFixtures[kind];
    office.identity.tokens.set(model.token_id, TOKEN);
    const id = await deliver(kind, model);
    expect(office.at(id)).toMatchObject({ status: 'sent' });
    const [mail] = server.taken;
    expect(mail?.to).toEqual([userFixture.email]);
    expect(mail?.parsed.text).toContain(`${page}#${TOKEN}`);
    expect(mail?.parsed.html).toContain(`${page}#${TOKEN}`);
    expect(office.log.join('\n')).not.toContain(TOKEN);
  });

  it('is not sent once its link is invalid', async () => {
    const id = await deliver('password-recovery', mailFixtures['password-recovery']);
    expect(server.taken).toEqual([]);
    expect(office.at(id)).toMatchObject({ status: 'sent', reason: 'its link was used, replaced or is over' });
  });

  it('waits while identity is away', async () => {
    const model = mailFixtures['password-recovery'];
    office.identity.tokens.set(model.token_id, TOKEN);
    office.identity.down.add(readAccountToken);
    setTimeout(() => office.identity.down.clear(), 1_000);
    const id = await deliver('password-recovery', model);
    expect([server.taken.length, office.at(id)?.status]).toEqual([1, 'sent']);
  });

  it('is sent however many emails its recipient got today (D48): nobody is locked out of an account', async () => {
    const model = mailFixtures['password-recovery'];
    office.identity.tokens.set(model.token_id, TOKEN);
    const id = await deliver('password-recovery', model, { MAILS_PER_RECIPIENT_DAY: '1' });
    const again = await office.post('password-recovery', { model });
    await office.settled(again);
    expect([office.at(id)?.status, office.at(again)?.status, server.taken.length]).toEqual([
      'sent',
      'sent',
      2,
    ]);
  });
});

describe('an email about a new device (D29)', () => {
  const model = mailFixtures['new-device'];

  it('is sent however many emails its recipient got today: strangers cannot use up its limit (D48)', async () => {
    const settings = { MAILS_PER_RECIPIENT_DAY: '1' };
    const ids = [await deliver('google-joined', mailFixtures['google-joined'], settings)];
    for (let i = 0; i < 2; i += 1) {
      const id = await office.post('new-device', { model });
      await office.settled(id);
      ids.push(id);
    }
    expect(ids.map((id) => office.at(id)?.status)).toEqual(['sent', 'sent', 'sent']);
    expect(server.taken).toHaveLength(3);
  });

  it('with a device outside our list is not sent: nobody can send a text of their own (attack 204)', async () => {
    const id = await deliver('new-device', { ...model, aparelho: 'ligue para 0800 1234' });
    expect(server.taken).toEqual([]);
    expect(office.at(id)).toMatchObject({ status: 'dead', reason: 'unreadable message' });
  });
});
