import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { readLinkToken } from '@acordo/contracts/internal/link-token';
import type { MailKind } from '@acordo/contracts/internal/mail/kinds';
import { readSignatureImage } from '@acordo/contracts/internal/signature-image';
import { readSignedPdf } from '@acordo/contracts/internal/signed-pdf';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../../packages/service-kit/test/support/until.js';
import { testRedisUrl } from '../../../test/redis.js';
import { type MailServer, mailServer } from './support/mail-server.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

const copy = mailFixtures['signed-copy'];
const replaced = mailFixtures['link-replaced'];
const TOKEN = 'u3pXGkq0TqJt0m2Zr6cS9w';
const PDF = Buffer.from('%PDF-1.7 signed');
const LOGO = Buffer.from('\x89PNG logo', 'latin1');
const unconfirmed = '00000000-0000-4000-8000-0000000000bb';

let office: PostOffice;
let server: MailServer;
beforeAll(async () => {
  office = await PostOffice.start(testRedisUrl());
  server = await mailServer();
  const { nome, email } = userFixture;
  office.identity.contacts.set(unconfirmed, { nome, email, email_confirmado: false, conta_encerrada: false });
});
beforeEach(async () => {
  await office.redis().flushdb();
  await office.admin.query('TRUNCATE notifications.deliveries, notifications.held_notices');
  office.log.length = 0;
  Object.assign(server, { taken: [], offered: 0, next: [] });
  for (const side of [office.identity, office.proposals]) side.now = () => new Date();
  const { tokens, pdfs, assets, down } = office.proposals;
  down.clear();
  tokens.set(copy.link_id, TOKEN);
  pdfs.set(copy.proposal_id, PDF);
  assets.set(copy.empresa_logo.slice('/api/assets/'.length), LOGO);
});
afterEach(() => office.closeOpen());
afterAll(async () => {
  await office.close();
  await server.close();
});

const start = () =>
  office.service({ SMTP_URL: server.url, MAIL_FROM: 'Acordo <nao-responda@acordo.example>' });
const post = async (kind: MailKind, model: object) => {
  const id = await office.post(kind, { model });
  await office.settled(id);
  return id;
};

describe('a copy for the client (D29)', () => {
  it('goes to that one address, from the company, with the PDF, the logo and the link', async () => {
    await start();
    const id = await post('signed-copy', copy);
    expect(office.at(id)).toMatchObject({ status: 'sent', reason: '' });
    const [mail, ...more] = server.taken;
    expect([mail?.to, more]).toEqual([['jose@paoeprosa.com.br'], []]);
    expect(mail?.parsed.from?.text).toBe('"Estúdio Lume" <nao-responda@acordo.example>');
    expect(mail?.parsed.replyTo?.text).toBe('"Estúdio Lume" <ola@estudiolume.com.br>');
    expect(mail?.parsed.messageId).toBe(`<${id}@acordo.example>`);
    expect(mail?.parsed.text).toContain(`https://acordo.example/public/proposal/${TOKEN}`);
    expect(mail?.parsed.attachments.map(({ filename, content }) => [filename, content])).toEqual([
      ['logo.png', LOGO],
      ['proposta-assinada-4Q7ZK2M8X1C9V5TB.pdf', PDF],
    ]);
    expect(mail?.raw).not.toContain(userFixture.email); // the login address is not shown
    expect(office.log.join('')).not.toContain(TOKEN);
  });

  it('is not sent while the owner’s own email is unconfirmed, which is no failure', async () => {
    await start();
    for (const [kind, model] of [
      ['signed-copy', copy],
      ['link-replaced', replaced],
      ['client-reminder', mailFixtures['client-reminder']],
    ] as const) {
      const id = await post(kind, { ...model, to_user: unconfirmed });
      expect(office.at(id)).toMatchObject({
        status: 'sent',
        reason: 'the owner has not confirmed their e-mail',
        model: null,
      });
    }
    expect(server.offered).toBe(0);
    expect(await office.deliveries()).toMatchObject([
      { outcome: 'skipped' },
      { outcome: 'skipped' },
      { outcome: 'skipped' },
    ]);
    const own = await post('proposal-signed', { ...mailFixtures['proposal-signed'], to_user: unconfirmed });
    expect(office.at(own)).toMatchObject({ status: 'sent', reason: '' });
    expect(server.offered).toBe(1);
  });

  it.each(['a@b.com,c@d.com', 'a@b.com\r\nBcc: x@y.com', '<a@b.com>', ''.padEnd(300, 'a') + '@b.com'])(
    'an address like %j gets none (attack 79)',
    async (to_email) => {
      await start();
      const id = await post('signed-copy', { ...copy, to_email });
      expect(office.at(id)).toMatchObject({ status: 'dead', reason: 'address not usable' });
      expect(server.offered).toBe(0);
    },
  );

  it('is sent without a logo that is too large or invalid', async () => {
    office.proposals.assets.set(copy.empresa_logo.slice('/api/assets/'.length), Buffer.alloc(600_000, 1));
    await start();
    await post('signed-copy', copy);
    await post('signed-copy', { ...copy, empresa_logo: `/api/assets/${'0'.repeat(64)}` });
    await post('signed-copy', { ...copy, empresa_logo: '' });
    for (const { parsed } of server.taken) {
      expect(parsed.attachments.map(({ filename }) => filename)).toEqual([
        'proposta-assinada-4Q7ZK2M8X1C9V5TB.pdf',
      ]);
      expect(String(parsed.html)).not.toContain('<img');
    }
    expect(server.taken).toHaveLength(3);
  });
});

it('the written signature is attached where it can be rendered, and never awaited (D29)', async () => {
  office.proposals.signatures.set(copy.proposal_id, Buffer.from('\u0089PNG name', 'latin1'));
  await start();
  await post('signed-copy', copy);
  office.proposals.down.add(readSignatureImage);
  await post('signed-copy', copy);
  const [written, typed] = server.taken.map(({ parsed }) => parsed);
  expect(written?.attachments.map(({ cid }) => cid)).toContain('assinatura@acordo');
  expect(String(written?.html)).toContain('alt="Assinatura de José Antônio Ribeiro"');
  expect(typed?.attachments.map(({ cid }) => cid)).not.toContain('assinatura@acordo');
  expect(String(typed?.html)).not.toContain('Assinatura de');
  office.proposals.signatures.clear();
  office.proposals.down.clear();
});

describe('the signed PDF', () => {
  it('is awaited', async () => {
    office.proposals.down.add(readSignedPdf);
    await start();
    const id = await office.post('proposal-signed', {}, 10);
    await until('delayed', () => office.log.some((line) => line.includes(`${id} delayed`)));
    office.proposals.down.clear();
    await office.settled(id);
    expect(server.taken[0]?.parsed.attachments).toHaveLength(1);
    expect(server.taken[0]?.parsed.text).toContain('está anexado em PDF');
  });

  // Five attempts with growing pauses: over 5 s.
  it('does not delay an email for ever', async () => {
    office.proposals.down.add(readSignedPdf);
    await start();
    const id = await office.post('signed-copy', {}, 10);
    await office.settled(id);
    expect(office.at(id).status).toBe('sent');
    expect(server.offered).toBe(1);
    expect(server.taken[0]?.parsed.attachments.map(({ filename }) => filename)).toEqual(['logo.png']);
    expect(server.taken[0]?.parsed.text).toContain('pode ser baixado em PDF na página da proposta');
    expect(office.log.filter((line) => line.includes(`${id} delayed`))).toHaveLength(5);
  });

  // As many attempts as a PDF is awaited, and one more: over 5 s.
  it('of a record that is being verified makes the email wait until the record agrees (attack 255)', async () => {
    office.proposals.verifying.add(copy.proposal_id);
    await start();
    const id = await office.post('signed-copy', {}, 12);
    await until(
      'seven delays',
      () => office.log.filter((line) => line.includes(`${id} delayed`)).length >= 6,
    );
    expect([office.at(id).status, server.offered]).toEqual(['queued', 0]);
    office.proposals.verifying.clear();
    await office.settled(id);
    expect(server.taken[0]?.parsed.attachments).toHaveLength(2);
  });

  it('that does not exist is not awaited', async () => {
    office.proposals.pdfs.clear();
    await start();
    await post('signed-copy', copy);
    expect(server.taken[0]?.parsed.text).toContain('pode ser baixado');
    expect(office.log.join('')).not.toContain('delayed');
  });
});

describe('the link in an email (D15)', () => {
  it('is requested when the email is sent, for both parties', async () => {
    await start();
    await post('link-replaced', replaced);
    await post('link-replaced', { ...replaced, to_email: '', to_nome: '' });
    expect(server.taken.map(({ to }) => to)).toEqual([['jose@paoeprosa.com.br'], [userFixture.email]]);
    for (const { parsed } of server.taken)
      expect(parsed.text).toContain(`https://acordo.example/public/proposal/${TOKEN}`);
  });

  it('that was closed meanwhile is not sent; a copy then links to the verification', async () => {
    office.proposals.tokens.clear();
    await start();
    const id = await post('link-replaced', replaced);
    expect(office.at(id)).toMatchObject({ status: 'sent', reason: 'its link was replaced in its turn' });
    const reminder = await post('client-reminder', mailFixtures['client-reminder']);
    expect(office.at(reminder)).toMatchObject({
      status: 'sent',
      reason: 'its link was closed, or its proposal decided, meanwhile',
    });
    await post('signed-copy', copy);
    expect(server.offered).toBe(1);
    expect(server.taken[0]?.parsed.text).toContain('https://acordo.example/verificar/4Q7ZK2M8X1C9V5TB');
  });

  it('that is not available makes the email wait, without using up an attempt', async () => {
    office.proposals.down.add(readLinkToken);
    await start();
    const id = await office.post('link-replaced', {}, 1);
    await until('waiting', () => office.log.some((line) => line.includes(`${id} waiting`)));
    office.proposals.down.clear();
    await office.settled(id);
    expect(server.offered).toBe(1);
  }, 30_000); // it waits 5 s
});

describe('a reminder', () => {
  it('that waited until the proposal was decided is not sent; other emails with the link are (P130, attack 400)', async () => {
    const reminder = mailFixtures['client-reminder'];
    office.proposals.tokens.set(reminder.link_id, TOKEN);
    office.proposals.decided.add(reminder.link_id).add(replaced.link_id);
    await start();
    const id = await post('client-reminder', reminder);
    expect(office.at(id)).toMatchObject({ status: 'sent', model: null });
    expect(server.offered).toBe(0);
    await post('link-replaced', replaced);
    expect(server.offered).toBe(1);
    office.proposals.decided.clear();
    await post('client-reminder', reminder);
    expect(server.taken.at(-1)?.parsed.text).toContain(`https://acordo.example/public/proposal/${TOKEN}`);
  });

  it('of a link that has ended meanwhile is not sent (D29)', async () => {
    await start();
    const model = { ...mailFixtures['link-ending'], link_expira_em: '2020-01-01T02:59:59.000Z' };
    const id = await post('link-ending', model);
    expect(office.at(id)).toMatchObject({ status: 'sent', reason: 'what it warns of has happened' });
    expect(server.offered).toBe(0);
    await post('link-ending', { ...model, link_expira_em: new Date(Date.now() + 60_000).toISOString() });
    expect(server.offered).toBe(1);
  });
});

describe('emails to one recipient in a day (D48, attack 150)', () => {
  const limited = (more: Record<string, string> = {}) =>
    office.service({ SMTP_URL: server.url, MAILS_PER_RECIPIENT_DAY: '2', ...more });
  const to = (to_email: string) => office.post('signed-copy', { model: { ...copy, to_email } });

  it('are 2 here: the third waits for the next day in São Paulo, whatever its case, and is not lost', async () => {
    await limited();
    // One mailbox, with any text after a plus (attack 363).
    for (const address of ['jose@x.com', 'JOSE+loja@x.com', 'outra@x.com'])
      await office.settled(await to(address));
    const third = await to('Jose@X.com');
    await until('postponed', () => office.log.some((line) => line.includes(`${third} postponed`)));
    const job = await until('delayed', async () => {
      const found = await office.job(third);
      return (await found?.isDelayed()) && found;
    });
    const due = new Date(Number(job.timestamp) + Number(job.delay));
    const midnight = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' });
    expect(midnight.format(new Date(Math.round(due.getTime() / 5_000) * 5_000))).toBe('00:00:00');
    expect(due.getTime()).toBeGreaterThan(Date.now());
    expect([server.offered, office.at(third).status]).toEqual([3, 'queued']);

    await office.closeOpen();
    const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000);
    for (const side of [office.identity, office.proposals]) side.now = tomorrow;
    await limited({ CLOCK_SHIFT: String(24 * 3600) }); // when the queue gives it back
    await (await office.job(third))?.promote();
    await office.settled(third);
    expect(office.at(third).status).toBe('sent');
    expect(server.taken.at(-1)?.to).toEqual(['Jose@x.com']); // a domain has no case
    expect(await office.deliveries()).toHaveLength(4);
  });

  it('count only what the mail server accepted', async () => {
    server.next = [{ data: { code: 451, text: 'later' } }, { recipient: { code: 550, text: 'no' } }];
    await limited();
    for (let i = 0; i < 3; i += 1) await office.settled(await to('ana@x.com'));
    expect(server.taken).toHaveLength(2); // retried once; the second was refused permanently; the third was within the limit
    expect(office.log.join('')).not.toContain('postponed');
  });
});
