import { ClientReminder } from '@acordo/contracts/internal/mail/client-reminder';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { company } from '../factories/bodies.js';
import { draft, reject, rejected, type Scene, sent, sign, signed } from '../factories/scenes.js';
import { FakeIdentity } from '../support/fake-identity.js';
import { verdictOf } from '../support/history.js';
import { endIn } from '../support/link-end.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';
import { unlimitedUser } from '../support/tokens.js';

const identity = await FakeIdentity.start();
const stage = setStage({ IDENTITY_URL: identity.url });
beforeAll(() => stage.beforeEnd(() => identity.close()));
beforeEach(() => {
  identity.down = false;
});
const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const TEXT = 'Oi, tudo bem?\nConseguiu ver a proposta?';

const by = (canal: 'whatsapp' | 'email') => (canal === 'email' ? { canal, texto: TEXT } : { canal });
const remind = (
  { path, owner }: Scene,
  body: object = by('email'),
  { app = stage.app, key = '' }: { app?: TestApp; key?: string } = {},
) =>
  app.call('POST', `${path}/lembrete`, { as: owner, body, headers: key ? { 'idempotency-key': key } : {} });
const mailsOf = async (id: string) =>
  (
    await stage.rows.query<{ model: object }>(
      `SELECT model FROM outbox WHERE kind = 'client-reminder' AND model ->> 'proposal_id' = $1`,
      [id],
    )
  ).map(({ model }) => ClientReminder.parse(model));
const own = async ({ path, owner }: Scene) => (await stage.app.call('GET', path, { as: owner })).body;
const eventsOf = async ({ path, owner }: Scene) =>
  ((await stage.app.call('GET', `${path}/events`, { as: owner })).body as unknown as object[]).slice(2);

describe('a reminder to the client (P119)', () => {
  it('is an email with the owner’s text in the company’s name, with the link but not its token', async () => {
    const scene = await sent(stage.app);
    await stage.app.call('POST', '/api/company-settings', {
      as: scene.owner,
      body: company(),
    });
    const { status, body } = await remind(scene);
    expect([status, body]).toEqual([200, { lembrete_em: expect.any(String) }]);
    const [mail, ...more] = await mailsOf(scene.id);
    expect(more).toEqual([]);
    const { cliente_email, link_expira_em } = (await own(scene)) ?? {};
    expect(mail).toMatchObject({
      to_user: scene.owner.sub,
      to_email: cliente_email,
      texto: TEXT,
      titulo: 'Proposta para Padaria Pão & Prosa',
      empresa_nome: 'Estúdio Lume',
      empresa_email: 'ola@estudiolume.com.br',
      link_expira_em,
    });
    expect(JSON.stringify(mail)).not.toContain(scene.token);
    expect(await own(scene)).toMatchObject({ lembrete_em: body?.['lembrete_em'], status: 'enviado' });
    expect(await eventsOf(scene)).toMatchObject([
      { tipo: 'lembrete_enviado', detalhes: { canal: 'email', email: cliente_email } },
    ]);
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({ intact: true });
  });

  it('by WhatsApp is only recorded, also for an unconfirmed owner and without the client’s email', async () => {
    const scene = await sent(stage.app, undefined, { cliente_email: '' });
    identity.unconfirmed.add(scene.owner.sub);
    expect((await remind(scene, by('whatsapp'))).status).toBe(200);
    expect(await mailsOf(scene.id)).toEqual([]);
    expect(await eventsOf(scene)).toMatchObject([
      { tipo: 'lembrete_enviado', detalhes: { canal: 'whatsapp' } },
    ]);
  });

  it('is possible once a day, whichever the way, and says when the next is', async () => {
    const scene = await sent(stage.app);
    await remind(scene, by('whatsapp'));
    for (const canal of ['email', 'whatsapp'] as const) {
      const { status, body, headers } = await remind(scene, by(canal));
      expect([status, body?.['code']]).toEqual([429, 'REMINDED_ALREADY']);
      expect(body?.['message']).toMatch(/a partir de \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/);
      expect(Number(headers['retry-after'])).toBeGreaterThan(DAY_S - 600);
    }
    const later = await stage.at(DAY_S + 60, { IDENTITY_URL: identity.url });
    expect((await remind(scene, by('email'), { app: later })).status).toBe(200);
    expect(await mailsOf(scene.id)).toHaveLength(1);
  });

  it('is once a day per proposal, not per link', async () => {
    const scene = await sent(stage.app);
    await remind(scene);
    await stage.app.call('POST', `${scene.path}/revoke-link`, { as: scene.owner, body: {} });
    await stage.app.call('POST', `${scene.path}/generate-link`, { as: scene.owner, body: {} });
    expect((await remind(scene)).status).toBe(429);
  });

  it('happens once, however often and however concurrently it is asked for (D49, attack 397)', async () => {
    const scene = await sent(stage.app);
    const same = await Promise.all(
      Array.from({ length: 6 }, () => remind(scene, by('email'), { key: 'k1' })),
    );
    expect(new Set(same.map(({ status }) => status))).not.toContain(429);
    const again = await remind(scene, by('email'), { key: 'k1' });
    expect([again.status, again.body]).toEqual([200, { lembrete_em: (await own(scene))?.['lembrete_em'] }]);
    expect((await remind(scene, by('whatsapp'), { key: 'k1' })).status).toBe(422);
    const other = await sent(stage.app);
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => remind(other)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([(await mailsOf(scene.id)).length, (await mailsOf(other.id)).length]).toEqual([1, 1]);
  });

  it('is only for a proposal that awaits its answer', async () => {
    const ended = await sent(stage.app);
    await endIn(stage.rows, ended.id, -HOUR_S);
    for (const scene of [await draft(stage.app), await signed(stage.app), await rejected(stage.app), ended]) {
      for (const canal of ['email', 'whatsapp'] as const) {
        const { status, body } = await remind(scene, by(canal), { key: canal });
        expect([status, body?.['code']]).toEqual([409, 'STATE_CONFLICT']);
        expect((await remind(scene, by(canal), { key: canal })).status).toBe(409);
      }
      expect(await mailsOf(scene.id)).toEqual([]);
    }
  });

  it('is refused to others, without a session, and with bad values', async () => {
    const scene = await sent(stage.app);
    expect((await remind({ ...scene, owner: unlimitedUser() })).status).toBe(404);
    const { status } = await stage.app.call('POST', `${scene.path}/lembrete`, { body: by('email') });
    expect(status).toBe(401);
    for (const body of [{}, { canal: 'carta' }, { canal: 'email' }, { canal: 'email', texto: ' \n ' }])
      expect((await remind(scene, body)).status).toBe(422);
    expect((await remind(scene, { canal: 'email', texto: 'x'.repeat(2_001) })).status).toBe(422);
    expect(await own(scene)).toMatchObject({ lembrete_em: null });
  });
});

describe('emails to strangers (D29, P119, attack 398)', () => {
  it('are not sent for an owner whose email is not confirmed', async () => {
    const scene = await sent(stage.app);
    identity.unconfirmed.add(scene.owner.sub);
    expect((await remind(scene)).body).toMatchObject({ code: 'EMAIL_UNCONFIRMED' });
    expect(await own(scene)).toMatchObject({ lembrete_em: null });
  });

  it('are not sent while nobody knows whether it is', async () => {
    const scene = await sent(stage.app);
    identity.down = true;
    expect((await remind(scene)).status).toBe(503);
    expect(await own(scene)).toMatchObject({ lembrete_em: null });
  });

  it('need an address', async () => {
    const scene = await sent(stage.app, undefined, { cliente_email: '' });
    const { status, body } = await remind(scene);
    expect([status, body?.['fields']]).toEqual([
      422,
      { canal: 'Esta proposta não tem o e-mail do cliente.' },
    ]);
  });

  it('that did not arrive are in the history', async () => {
    const scene = await sent(stage.app);
    await remind(scene);
    const [row] = await stage.rows.query<{ id: string }>(
      `SELECT id FROM outbox WHERE kind = 'client-reminder' AND model ->> 'proposal_id' = $1`,
      [scene.id],
    );
    await stage.app.call('POST', `/internal/outbox/${row?.id}/settle`, {
      as: { iss: 'notifications', kind: 'service' },
      body: { outcome: 'sent', reason: 'stopped', undelivered: 'destinatario-nao-quer' },
    });
    expect((await eventsOf(scene)).at(-1)).toMatchObject({
      tipo: 'email_nao_entregue',
      detalhes: { assunto: 'lembrete', motivo: 'destinatario-nao-quer' },
    });
  });
});

it('an email about to be sent learns whether an answer is still awaited (P130, attack 400)', async () => {
  const [open, accepted, refused, ended] = [
    await sent(stage.app),
    await sent(stage.app),
    await sent(stage.app),
    await sent(stage.app),
  ];
  await sign(stage.app, accepted.token);
  await reject(stage.app, refused.token);
  await endIn(stage.rows, ended.id, -60);
  for (const scene of [open, accepted, refused, ended]) {
    const [found] = await stage.rows.query<{ id: string }>(
      'SELECT id FROM proposal_links WHERE proposal_id = $1',
      [scene.id],
    );
    const as = { iss: 'notifications', kind: 'service' } as const;
    const { body } = await stage.app.call('GET', `/internal/links/${found?.id}/token`, { as });
    expect(body).toEqual({ token: scene.token, aguarda_resposta: scene === open });
  }
});
