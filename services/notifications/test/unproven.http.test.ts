import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { readSignedPdf } from '@acordo/contracts/internal/signed-pdf';
import { isNotice, MAIL_KINDS, type MailKind } from '@acordo/contracts/internal/mail/kinds';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../../packages/service-kit/test/support/until.js';
import { testRedisUrl } from '../../../test/redis.js';
import { type MailServer, mailServer } from './support/mail-server.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

const owner = userFixture.id;
const TYPED = 'Golpe';
/** Every text of the model that a person typed: a company, a title, a name, a reason, an address. */
const IDS = /^(to_user|proposal_id|link_id|token_id)$/;
const NOT_TYPED =
  /^(to_user|proposal_id|link_id|token_id|to_email|valor_total|conteudo_hash|codigo|ip|para|metodo|aparelho|empresa_logo|empresa_cor|.*_em|.*_ate)$/;
const NOTICES = MAIL_KINDS.filter(isNotice);

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
  const { tokens, pdfs, assets, down } = office.proposals;
  down.clear();
  office.proposals.verifying.clear();
  tokens.set(mailFixtures['link-replaced'].link_id, 'u3pXGkq0TqJt0m2Zr6cS9w');
  pdfs.set(mailFixtures['proposal-signed'].proposal_id, Buffer.from('%PDF-1.7'));
  assets.set(mailFixtures['signed-copy'].empresa_logo.slice('/api/assets/'.length), Buffer.from('\x89PNG'));
  for (const kind of ['confirm-email', 'password-recovery'] as const)
    office.identity.tokens.set(mailFixtures[kind].token_id, 'Vn3c9k0sYx5hJ2mQ7uW1zA8bD4eF6gH0iK2lM4nO6pQ');
  confirmed(false);
});
afterEach(() => office.closeOpen());
afterAll(async () => {
  await office.close();
  await server.close();
});

function confirmed(email_confirmado: boolean) {
  const nome = `${TYPED} www.golpe.com`;
  office.identity.contacts.set(owner, {
    nome,
    email: userFixture.email,
    email_confirmado,
    conta_encerrada: false,
  });
}
const start = (more: Record<string, string> = {}) =>
  office.service({ SMTP_URL: server.url, MAIL_FROM: 'Acordo <nao-responda@acordo.example>', ...more });
const post = async (kind: MailKind, model: object = mailFixtures[kind]) => {
  const id = await office.post(kind, { model });
  await office.settled(id);
  return id;
};
/** The kind's model with the word in everything that somebody may have typed. */
const typedModel = (kind: MailKind): object => {
  const model = Object.entries({ ...mailFixtures[kind], ...(kind === 'link-replaced' && { to_email: '' }) });
  return Object.fromEntries(
    model.map(([key, value]) => {
      if (IDS.test(key) || NOT_TYPED.test(key) || typeof value !== 'string') return [key, value];
      if (key === 'empresa_email') return [key, `${TYPED}@golpe.com`];
      return [key, `${TYPED} http://golpe.com`];
    }),
  );
};

describe('an account whose email is not confirmed (D29, attack 290)', () => {
  const TO_CLIENTS: readonly MailKind[] = ['signed-copy', 'client-reminder'];
  it.each(MAIL_KINDS.filter((kind) => !TO_CLIENTS.includes(kind) && !kind.startsWith('admin-')))(
    'gets %s without any typed text, and without an attachment',
    async (kind) => {
      await start();
      const id = await post(kind, typedModel(kind));
      expect(office.at(id)).toMatchObject({ status: 'sent', reason: '' });
      const [mail] = server.taken;
      if (!mail) throw new Error('no mail');
      const { parsed } = mail;
      const words = [parsed.subject, parsed.text, parsed.html, JSON.stringify([...parsed.headers])].join(
        '\n',
      );
      // After an administrator's change the old address gets the new one, masked, if identity wrote one: see its own tests.
      expect(words.replaceAll(/m\*\*\*.*/g, '')).not.toMatch(/golpe/i);
      expect(parsed.attachments).toEqual([]);
      expect(parsed.replyTo).toBeUndefined();
      expect(parsed.from?.value).toEqual([{ name: 'Acordo', address: 'nao-responda@acordo.example' }]);
      expect((parsed.to as { value: object[] }).value).toMatchObject([{ name: '' }]);
    },
  );

  it.each(['proposal-signed', 'proposal-rejected'] as const)('gets %s with fixed text', async (kind) => {
    await start();
    await post(kind);
    const [mail] = server.taken;
    expect(mail?.parsed.subject).toBe('Sua proposta foi respondida');
    expect(mail?.parsed.text).toContain('Sua proposta foi respondida. Entre no Acordo para ver.');
    expect(mail?.parsed.text).toContain(`/view/${mailFixtures[kind].proposal_id}\n`);
  });

  it('gets all of it once it is confirmed, also older rows: it is decided when sending', async () => {
    server.next = [{ data: { code: 451, text: 'later' } }];
    await start();
    const id = await office.post('proposal-rejected', {}, 10);
    await until('delayed', () => office.log.some((line) => line.includes(`${id} delayed`)));
    confirmed(true);
    await office.settled(id);
    expect(server.taken[0]?.parsed.text).toContain('O prazo ficou longo');
  });

  it('gets fixed text again when its address was changed before sending', async () => {
    confirmed(true);
    server.next = [{ data: { code: 451, text: 'later' } }];
    await start();
    const id = await office.post('proposal-rejected', {}, 10);
    await until('delayed', () => office.log.some((line) => line.includes(`${id} delayed`)));
    confirmed(false);
    await office.settled(id);
    expect(server.taken[0]?.parsed.subject).toBe('Sua proposta foi respondida');
  });

  it('gets 5 a day; more are not sent, nor kept for another day', async () => {
    await start({ MAILS_PER_UNCONFIRMED_DAY: '5' });
    const ids: string[] = [];
    for (const kind of [...NOTICES, 'export-ready'] as const) ids.push(await post(kind, typedModel(kind)));
    expect(server.offered).toBe(5);
    expect(ids.slice(5).map((id) => office.at(id))).toMatchObject([
      { status: 'sent', reason: 'an unconfirmed address has had enough mail for today' },
      { status: 'sent', reason: 'an unconfirmed address has had enough mail for today' },
      { status: 'sent', reason: 'an unconfirmed address has had enough mail for today' },
    ]);
    await post('confirm-email');
    await post('password-changed');
    expect(server.offered).toBe(7); // emails that give access, or warn of a break-in, are not counted
  });

  it('gets 5 emails a day about passwords and devices: its maker can change both repeatedly (attack 362)', async () => {
    await start({ MAILS_PER_UNCONFIRMED_DAY: '5' });
    const ids: string[] = [];
    for (let i = 0; i < 8; i += 1) ids.push(await post(i % 2 ? 'new-device' : 'password-changed'));
    expect(server.offered).toBe(5);
    expect(office.at(ids[5] ?? '')).toMatchObject({
      status: 'sent',
      reason: 'an unconfirmed address has had enough mail for today',
    });
    await post('confirm-email');
    await post('password-recovery');
    await post('proposal-signed');
    expect(server.offered).toBe(8); // they do not use up the limit of emails that give access, or of notices
    confirmed(true);
    for (let i = 0; i < 6; i += 1) await post('password-changed');
    expect(server.offered).toBe(14); // a user gets each of them
  });

  it('counts together with all spellings of its mailbox, of any account (attack 363)', async () => {
    await start({ MAILS_PER_UNCONFIRMED_DAY: '2', MAILS_PER_RECIPIENT_DAY: '2' });
    const to = (email: string) =>
      office.identity.contacts.set(owner, {
        nome: '',
        email,
        email_confirmado: false,
        conta_encerrada: false,
      });
    for (const kind of ['proposal-seen', 'new-device'] as const)
      for (const email of ['a.na+1@gmail.com', 'ana+2@googlemail.com', 'Ana@Gmail.com', 'an.a@gmail.com']) {
        to(email);
        await post(kind);
      }
    expect(server.taken.map((mail) => mail.to)).toEqual([
      ['a.na+1@gmail.com'], // delivered as it is written
      ['ana+2@googlemail.com'],
      ['a.na+1@gmail.com'],
      ['ana+2@googlemail.com'],
    ]);
    to('ana+2@outra.com.br');
    await post('new-device');
    expect(server.offered).toBe(5);
  });

  it('is notified of a signature without waiting for its PDF, but not while the record is being verified (attack 255)', async () => {
    office.proposals.down.add(readSignedPdf);
    await start();
    await post('proposal-signed');
    expect(server.offered).toBe(1);
    office.proposals.down.clear();
    office.proposals.verifying.add(mailFixtures['proposal-signed'].proposal_id);
    const id = await office.post('proposal-signed', {}, 10);
    await until('delayed', () => office.log.some((line) => line.includes(`${id} delayed`)));
    expect(server.offered).toBe(1);
  });
});
