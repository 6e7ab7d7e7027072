import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { userFixture } from '@acordo/contracts/fixtures/user';
import type { MailKind } from '@acordo/contracts/internal/mail/kinds';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { signToken } from '@acordo/service-kit/caller/token';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { testRedisUrl } from '../../../test/redis.js';
import { choiceToken } from '../src/choices/domain/choice-token.js';
import { type MailServer, mailServer } from './support/mail-server.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

const { id: owner, nome, email } = userFixture;
const CLIENT = mailFixtures['signed-copy'].to_email;

let office: PostOffice;
let server: MailServer;
let app: NestFastifyApplication;
beforeAll(async () => {
  office = await PostOffice.start(testRedisUrl());
  server = await mailServer();
});
beforeEach(async () => {
  await office.redis().flushdb();
  await office.admin.query(
    'TRUNCATE notifications.deliveries, notifications.held_notices, notifications.stopped_mails',
  );
  Object.assign(server, { taken: [], offered: 0, next: [] });
  known(true);
  app = await office.service({ SMTP_URL: server.url });
});
afterEach(() => office.closeOpen());
afterAll(async () => {
  await office.close();
  await server.close();
});

const known = (email_confirmado: boolean) =>
  office.identity.contacts.set(owner, { nome, email, email_confirmado, conta_encerrada: false });
async function post(kind: MailKind, changes: object = {}) {
  const id = await office.post(kind, { model: { ...mailFixtures[kind], ...changes } });
  await office.settled(id);
  return office.at(id);
}
const anonymous = () => ({
  [CALLER_HEADER]: signToken(
    {
      iss: 'gateway',
      aud: 'notifications',
      kind: 'anonymous',
      sub: '',
      sid: '',
      rights: null,
      ip: '',
      port: 0,
      ua: '',
      rid: 'r',
    },
    Buffer.alloc(32, 1),
    new Date(),
  ),
});
const call = (method: 'GET' | 'POST', url: string, body?: { type: string; text: string }) =>
  app.inject({
    method,
    url,
    headers: { ...anonymous(), ...(body ? { 'content-type': body.type } : {}) },
    ...(body ? { payload: body.text } : {}),
  });
/** The address in the last mail's header, as a mail program sees it. */
function oneClickOf() {
  const raw = (server.taken.at(-1)?.raw ?? '').replace(/\r\n[ \t]+/g, ' ');
  const address = /^List-Unsubscribe: <(https:\/\/acordo\.example\/api\/emails\/parar\/[\w-]+)>$/m.exec(
    raw,
  )?.[1];
  return {
    path: address?.slice('https://acordo.example'.length) ?? '',
    post: /^List-Unsubscribe-Post: (.+?)\r?$/m.exec(raw)?.[1],
  };
}
const press = (path: string) =>
  call('POST', path, { type: 'application/octet-stream', text: 'List-Unsubscribe=One-Click' });
const choose = (path: string, parado: boolean) =>
  call('POST', path.replace('/parar/', '/escolha/'), {
    type: 'application/json',
    text: JSON.stringify({ parado }),
  });

describe('an email to somebody who is not our user (attack 294)', () => {
  it('is stopped by the mail program’s one click (RFC 8058), only for that address and that kind', async () => {
    await post('signed-copy');
    const { path, post: how } = oneClickOf();
    expect(how).toBe('List-Unsubscribe=One-Click');
    expect((await press(path)).statusCode).toBe(204);
    expect((await press(path)).statusCode).toBe(204);
    for (const kind of ['signed-copy', 'link-replaced', 'client-reminder'] as const) {
      office.proposals.tokens.set(mailFixtures['link-replaced'].link_id, 'u3pXGkq0TqJt0m2Zr6cS9w');
      expect(await post(kind, { to_email: CLIENT.toUpperCase() })).toMatchObject({
        status: 'sent',
        undelivered: 'destinatario-nao-quer',
      });
    }
    expect(server.taken).toHaveLength(1);
    await post('signed-copy', { to_email: 'outra@exemplo.com.br' });
    known(false);
    office.identity.contacts.set(owner, {
      nome,
      email: CLIENT,
      email_confirmado: false,
      conta_encerrada: false,
    });
    await post('proposal-seen');
    expect(server.taken).toHaveLength(3);
  });

  it('is not stopped by opening its links', async () => {
    await post('signed-copy');
    const { path } = oneClickOf();
    const opened = await call('GET', path);
    expect([opened.statusCode, opened.headers.location]).toEqual([
      302,
      path.replace('/api/emails/parar/', '/emails/'),
    ]);
    const seen = await call('GET', path.replace('/parar/', '/escolha/'));
    expect(seen.json()).toEqual({ assunto: 'copias', parado: false });
    await post('signed-copy');
    expect(server.taken).toHaveLength(2);
  });

  it('is not stopped by prefetching, nor by HEAD (attack 369)', async () => {
    await post('signed-copy');
    const { path } = oneClickOf();
    const looks = [
      { purpose: 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
      { 'x-moz': 'prefetch' },
      {},
    ];
    for (const url of [path, path.replace('/parar/', '/escolha/')])
      for (const headers of looks)
        for (const method of ['GET', 'HEAD'] as const) {
          const { statusCode } = await app.inject({ method, url, headers: { ...headers, ...anonymous() } });
          expect([200, 302]).toContain(statusCode);
        }
    await post('signed-copy');
    expect(server.taken).toHaveLength(2);
  });

  it('refuses a token of another installation for the same address (attack 369)', async () => {
    const other = choiceToken([Buffer.alloc(32, 8)], 'copias', CLIENT);
    expect((await press(`/api/emails/parar/${other}`)).statusCode).toBe(404);
    expect((await choose(`/api/emails/parar/${other}`, true)).statusCode).toBe(404);
    await post('signed-copy');
    expect(server.taken).toHaveLength(1);
    const ours = choiceToken([Buffer.alloc(32, 9)], 'copias', CLIENT);
    expect((await press(`/api/emails/parar/${ours}`)).statusCode).toBe(204); // only the key differed
  });

  it('is sent again once that was undone', async () => {
    await post('signed-copy');
    const { path } = oneClickOf();
    expect((await choose(path, true)).json()).toEqual({ assunto: 'copias', parado: true });
    await post('signed-copy');
    expect((await choose(path, false)).json()).toEqual({ assunto: 'copias', parado: false });
    await post('signed-copy');
    expect(server.taken).toHaveLength(2);
  });

  it('says who caused it and how to stop it, also to a stranger whose address was registered', async () => {
    await post('signed-copy');
    const page = oneClickOf().path.replace('/api/emails/parar/', '/emails/');
    for (const form of ['text', 'html'] as const)
      expect(String(server.taken[0]?.parsed[form])).toContain(`https://acordo.example${page}`);
    expect(server.taken[0]?.parsed.text).toContain('enviada por Estúdio Lume pelo Acordo');
    known(false);
    await post('proposal-signed');
    expect((await press(oneClickOf().path)).statusCode).toBe(204);
    expect(await post('proposal-signed')).toMatchObject({ reason: 'the recipient wants none of these' });
    expect(server.taken).toHaveLength(2);
    await post('password-changed'); // warnings of a break-in cannot be stopped, and have no link for it
    expect(server.taken).toHaveLength(3);
    expect(server.taken[2]?.raw).not.toContain('List-Unsubscribe');
    known(true);
    await post('proposal-signed'); // after confirming they are a user and get notices
    expect(server.taken).toHaveLength(4);
    expect(server.taken[3]?.raw).not.toContain('List-Unsubscribe');
  });

  it('stores no address, and refuses tokens that we did not make', async () => {
    await post('signed-copy');
    const { path } = oneClickOf();
    await press(path);
    const { rows } = await office.admin.query('SELECT * FROM notifications.stopped_mails');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('jose');
    expect(rows[0].mark).toHaveLength(32);
    const other = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    for (const bad of [other, '/api/emails/parar/x', `/api/emails/parar/${'A'.repeat(66)}`]) {
      expect((await press(bad)).statusCode).toBe(404);
      expect((await call('GET', bad.replace('/parar/', '/escolha/'))).statusCode).toBe(404);
    }
    expect((await choose(path, 'sim' as unknown as boolean)).statusCode).toBe(422);
  });
});
