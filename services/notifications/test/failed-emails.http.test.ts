import { randomUUID } from 'node:crypto';
import { freeRights } from '@acordo/contracts/fixtures/user';
import type { ResponseOf } from '@acordo/contracts/call';
import type { readOwnAudit } from '@acordo/contracts/internal/admin-audit';
import type { readFailedEmails } from '@acordo/contracts/internal/admin-emails';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { reopenOutbox } from '@acordo/contracts/internal/outbox';
import { type ClaimsGiven, signToken } from '@acordo/service-kit/caller/token';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { until } from '../../../packages/service-kit/test/support/until.js';
import { testRedisUrl } from '../../../test/redis.js';
import { type MailServer, mailServer } from './support/mail-server.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

const GONE = { code: 550, text: 'no such user marina@estudiolume.com.br' };
const administrator = {
  iss: 'admin',
  kind: 'admin',
  sub: randomUUID(),
  sid: randomUUID(),
  ip: '198.51.100.4',
  port: 4_040,
} as const;

let office: PostOffice;
let server: MailServer;
let app: NestFastifyApplication;

beforeAll(async () => {
  office = await PostOffice.start(testRedisUrl());
  server = await mailServer();
});
beforeEach(async () => {
  await office.redis().flushdb();
  await office.admin.query('TRUNCATE notifications.deliveries, notifications.held_notices');
  Object.assign(server, { taken: [], offered: 0, next: [] });
  app = await office.service({ SMTP_URL: server.url });
});
afterEach(async () => {
  await office.closeOpen();
  office.proposals.down.clear();
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const NOBODY = { aud: 'notifications', rights: null, ua: '', rid: 'r', ip: '', port: 0 } as const;
const token = (as: Partial<ClaimsGiven>) =>
  signToken({ ...NOBODY, ...administrator, ...as }, Buffer.alloc(32, 1), new Date());
const call = (method: 'GET' | 'POST', url: string, as: Partial<ClaimsGiven> = {}, body?: object) =>
  app.inject({ method, url, headers: { [CALLER_HEADER]: token(as) }, ...(body ? { payload: body } : {}) });
const resend = (id: string, as?: Partial<ClaimsGiven>) =>
  call('POST', `/internal/admin/emails/${id}/resend`, as, { quem: 'admin@acordo.example' });
const failed = async (query = 'rows=10') =>
  (await call('GET', `/internal/admin/emails/failed?${query}`)).json<ResponseOf<typeof readFailedEmails>>()
    .emails;
const trail = async () =>
  (await call('GET', '/internal/admin/audit?rows=100')).json<ResponseOf<typeof readOwnAudit>>().entries;

/** A message that the mail server has refused for good. */
async function dead(): Promise<string> {
  server.next = [{ recipient: GONE }];
  const id = await office.post();
  await office.settled(id);
  expect(office.at(id).status).toBe('dead');
  await until('the job is gone', async () => (await office.jobsLeft()) === 0);
  return id;
}

describe('finally failed emails (D30, D34)', () => {
  it('are listed with kind, masked recipient and reason, and nothing of their content (D35)', async () => {
    const id = await dead();
    await office.settled(await office.post()); // a sent one is not among them
    const list = await failed();
    expect(list).toEqual([
      {
        id,
        tipo: 'proposal-signed',
        destinatario: 'm***@estudiolume.com.br',
        motivo: expect.stringContaining('550'),
        tentativas: 1,
        falhou_em: expect.any(String),
      },
    ]);
    expect(JSON.stringify(list)).not.toMatch(/marina@|Padaria|José|11200/);
  });

  it('are read page by page, newest first', async () => {
    const ids = [await dead(), await dead(), await dead()].toReversed();
    const [first, second] = await failed('rows=2');
    expect([first?.id, second?.id]).toEqual(ids.slice(0, 2));
    const rest = await failed(`rows=2&em=${second?.falhou_em}&id=${second?.id}`);
    expect(rest.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  it('are sent when requested again: the job of the same id runs again, and the caller is audited', async () => {
    const id = await dead();
    expect((await resend(id)).statusCode).toBe(204);
    expect(office.at(id).status).toBe('queued');
    expect(await failed()).toEqual([]);
    await office.enqueue([id]); // as its source's relay does
    await office.settled(id);
    expect(office.at(id)).toMatchObject({ status: 'sent', model: null });
    expect(server.taken).toHaveLength(1);
    const [delivery] = await office.deliveries();
    expect(delivery).toMatchObject({ outbox_id: id, outcome: 'sent', reason: '', tries: 2 });
    const entries = (await trail()).filter(({ alvo_id }) => alvo_id === id);
    expect(entries).toEqual([
      {
        id: expect.any(String),
        em: expect.any(String),
        quem_id: administrator.sub,
        quem: 'admin@acordo.example',
        acao: 'email-reenviado',
        alvo_tipo: 'email',
        alvo_id: id,
        alvo: '',
        antes: { tipo: 'proposal-signed', estado: 'falhou', motivo: expect.stringContaining('550') },
        depois: { tipo: 'proposal-signed', estado: 'a enviar' },
        ip: '198.51.100.4',
      },
    ]);
  });

  it('may fail again, and are listed again', async () => {
    const id = await dead();
    await resend(id);
    server.next = [{ recipient: GONE }];
    await office.enqueue([id]);
    await office.settled(id);
    expect(await failed()).toMatchObject([{ id, tentativas: 2 }]);
  });

  it('are sent again once, however often the button is pressed', async () => {
    const id = await dead();
    const codes = await Promise.all(Array.from({ length: 6 }, async () => (await resend(id)).statusCode));
    expect(codes.filter((code) => code === 204).length).toBeGreaterThan(0);
    for (const code of codes) expect([204, 409]).toContain(code);
    expect((await trail()).filter(({ alvo_id }) => alvo_id === id)).toHaveLength(1);
    await office.enqueue([id]);
    await office.settled(id);
    expect(server.taken).toHaveLength(1);
    const late = await resend(id);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'EMAIL_NOT_FAILED']);
  });

  it('stay on the list while their source is away, and are sent when it is back', async () => {
    const id = await dead();
    office.proposals.down.add(reopenOutbox);
    expect((await resend(id)).statusCode).toBe(503);
    expect(await failed()).toMatchObject([{ id }]);
    office.proposals.down.clear();
    expect((await resend(id)).statusCode).toBe(204);
    expect(await failed()).toEqual([]);
    expect((await trail()).filter(({ alvo_id }) => alvo_id === id)).toHaveLength(1);
    await office.enqueue([id]);
    await office.settled(id);
    expect(office.at(id).status).toBe('sent');
  });

  it('cannot be sent once their content is erased: EMAIL_GONE', async () => {
    const id = await dead();
    office.at(id).model = null;
    const response = await resend(id);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'EMAIL_GONE']);
    expect(await failed()).toMatchObject([{ id }]);
  });

  it('exclude sent and unknown ones', async () => {
    const id = await office.post();
    await office.settled(id);
    expect((await resend(id)).statusCode).toBe(409);
    expect((await resend(randomUUID())).statusCode).toBe(404);
    expect((await resend('x')).statusCode).toBe(404);
    expect(server.taken).toHaveLength(1);
  });

  it.each([
    ['admin by itself', { kind: 'service' }, 403],
    ['an administrator at a public call', { iss: 'gateway' }, 403],
    ['admin for nobody', { sub: '' }, 401],
    ['a user', { iss: 'gateway', kind: 'user', rights: freeRights }, 403],
  ] as const)('are not for %s', async (_who, as, status) => {
    const urls = ['/internal/admin/emails/failed?rows=1', '/internal/admin/audit?rows=1'];
    for (const url of urls) expect((await call('GET', url, as)).statusCode).toBe(status);
    expect((await resend(randomUUID(), as)).statusCode).toBe(status);
  });

  it('leave audit entries that the service cannot change', async () => {
    const id = await dead();
    await resend(id);
    for (const sql of [
      'UPDATE notifications.audit_log SET quem = $1 WHERE outbox_id = $2',
      'DELETE FROM notifications.audit_log WHERE quem <> $1 AND outbox_id = $2',
    ])
      await expect(office.admin.query(sql, ['x', id])).rejects.toMatchObject({ code: '42501' });
  });
});
