import { NewLinkAsked } from '@acordo/contracts/internal/mail/new-link-asked';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { describe, expect, it } from '@jest/globals';
import { company } from '../factories/bodies.js';
import { link, rejected, type Scene, sent, show, signed } from '../factories/scenes.js';
import { closeInIdentity } from '../support/closed-account.js';
import { verdictOf } from '../support/history.js';
import { endIn } from '../support/link-end.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';

const stage = setStage();
const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

const ask = (token: string, app: TestApp = stage.app) =>
  app.call('POST', `/api/public/proposal/${token}/novo-link`, { body: {} });
const mailsOf = async (id: string) =>
  stage.rows.query<{ model: object }>(
    `SELECT model FROM outbox WHERE kind = 'new-link-asked' AND model ->> 'proposal_id' = $1`,
    [id],
  );
const own = async ({ path, owner }: Scene) => (await stage.app.call('GET', path, { as: owner })).body;
async function expired(over: object = {}): Promise<Scene> {
  const scene = await sent(stage.app, undefined, over);
  await endIn(stage.rows, scene.id, -HOUR_S);
  return scene;
}

describe('asking for a new link after the end (P118)', () => {
  it('notifies the owner by email, in the history and in the list', async () => {
    const scene = await expired();
    await stage.app.call('POST', '/api/company-settings', { as: scene.owner, body: company() });
    const response = await ask(scene.token);
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    const [mail, ...more] = await mailsOf(scene.id);
    expect(more).toEqual([]);
    expect(NewLinkAsked.parse(mail?.model)).toMatchObject({
      to_user: scene.owner.sub,
      titulo: 'Proposta para Padaria Pão & Prosa',
    });
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({
      intact: true,
      tipos: ['criada', 'link_gerado', 'novo_link_pedido'],
    });
    const asked = { novo_link_pedido_em: expect.any(String), status: 'expirado' };
    expect(await own(scene)).toMatchObject(asked);
    const { body } = await stage.app.call('GET', '/api/propostas', { as: scene.owner });
    expect(body).toMatchObject([asked]);
  });

  it('is marked until there is a new link', async () => {
    const scene = await expired();
    await ask(scene.token);
    await link(stage.app, scene);
    expect(await own(scene)).toMatchObject({ novo_link_pedido_em: null, status: 'enviado' });
  });

  it('works also once scheduled work has stored the end', async () => {
    const scene = await expired();
    await stage.app.app.get(Schedule).run();
    expect((await ask(scene.token)).status).toBe(200);
    expect((await verdictOf(stage.rows, scene.id)).tipos.slice(-2)).toEqual([
      'link_expirado',
      'novo_link_pedido',
    ]);
  });
});

describe('many requests for one link (P118, attack 395)', () => {
  it('get the same response, and notify the owner once a day', async () => {
    const scene = await expired();
    const responses = await Promise.all(Array.from({ length: 12 }, () => ask(scene.token)));
    for (const { status, text } of responses) expect([status, text]).toEqual([200, '{"success":true}']);
    expect(await mailsOf(scene.id)).toHaveLength(1);
    expect((await verdictOf(stage.rows, scene.id)).tipos).toEqual([
      'criada',
      'link_gerado',
      'novo_link_pedido',
    ]);
    await ask(scene.token, await stage.at(DAY_S - 60));
    expect(await mailsOf(scene.id)).toHaveLength(1);
    await ask(scene.token, await stage.at(DAY_S + 60));
    expect(await mailsOf(scene.id)).toHaveLength(2);
  });
});

describe('what an expired link says (D15, P118, attack 396)', () => {
  it('names the company, and that a new link can be asked for', async () => {
    const scene = await expired();
    expect((await show(stage.app, scene.token)).body).toMatchObject({
      code: 'LINK_EXPIRED',
      novo_link: { empresa: '' },
    });
    await stage.app.call('POST', '/api/company-settings', {
      as: scene.owner,
      body: company(),
    });
    const { status, body } = await show(stage.app, scene.token);
    expect([status, body]).toEqual([
      410,
      {
        error: 'Proposta não encontrada',
        message: 'Link inválido ou expirado',
        code: 'LINK_EXPIRED',
        requestId: expect.any(String),
        novo_link: { empresa: 'Estúdio Lume' },
      },
    ]);
  });

  it('says nothing of a revoked, replaced or unknown one, or of a closed account’s, and takes no request', async () => {
    const revoked = await expired();
    await stage.app.call('POST', `${revoked.path}/revoke-link`, { as: revoked.owner, body: {} });
    const replaced = await expired();
    await link(stage.app, replaced);
    const deleted = await expired();
    await stage.app.call('DELETE', deleted.path, { as: deleted.owner });
    const closed = await expired();
    await closeInIdentity(stage.rows, closed.owner.sub);
    const scenes = [revoked, replaced, deleted, closed];
    for (const token of [...scenes.map((scene) => scene.token), 'nunca-existiu-um-link-assim']) {
      const answers = [await show(stage.app, token), await ask(token)];
      for (const { status, body } of answers) {
        expect([status, body?.['code'], body?.['novo_link']]).toEqual([404, 'LINK_NOT_FOUND', undefined]);
      }
    }
    for (const { id } of scenes) expect(await mailsOf(id)).toEqual([]);
  });

  it('is not for what was answered, or is still valid', async () => {
    const answered = await rejected(stage.app);
    await endIn(stage.rows, answered.id, -HOUR_S);
    const { status, body } = await show(stage.app, answered.token);
    expect([status, body?.['novo_link']]).toEqual([410, undefined]);
    for (const scene of [answered, await signed(stage.app), await sent(stage.app)]) {
      expect((await ask(scene.token)).body).toMatchObject({ code: 'STATE_CONFLICT' });
      expect(await mailsOf(scene.id)).toEqual([]);
    }
  });
});
