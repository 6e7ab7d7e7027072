import { LinkReplaced } from '@acordo/contracts/internal/mail/link-replaced';
import { describe, expect, it } from '@jest/globals';
import { documentIn, draft, rejected, type Scene, sent, show, sign, signed } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { setStage } from '../support/stage.js';

const stage = setStage();
const replace = ({ path, owner }: Scene, body: unknown = { novo: true }) =>
  stage.app.call('POST', `${path}/generate-link`, { as: owner, body });
const mailsOf = (id: string) =>
  stage.rows.query<{ model: { to_email: string; link_id: string } }>(
    `SELECT model FROM outbox WHERE kind = 'link-replaced' AND model ->> 'proposal_id' = $1 ORDER BY model ->> 'to_email'`,
    [id],
  );
const service = { iss: 'notifications', kind: 'service' } as const;
const tokenOf = (linkId: string, as: object = service) =>
  stage.app.call('GET', `/internal/links/${linkId}/token`, { as });

describe('a new link for what is signed (D15)', () => {
  it('shows the same record; the old one is never valid again', async () => {
    const scene = await signed(stage.app);
    const { body: before } = await show(stage.app, scene.token);
    const { status, body } = await replace(scene);
    const token = String(body?.['publicToken']);
    expect([status, token === scene.token]).toEqual([200, false]);
    for (const response of [await show(stage.app, scene.token), await sign(stage.app, scene.token)])
      expect(response.body).toMatchObject({ code: 'LINK_NOT_FOUND' });
    const { body: after } = await show(stage.app, token);
    expect(documentIn(after)).toEqual(documentIn(before));
    expect(after).toMatchObject({ status: 'aceito', assinatura_data: before?.['assinatura_data'] });
    expect((await sign(stage.app, token)).body).toMatchObject({ code: 'ALREADY_DECIDED' });
    expect((await stage.app.call('GET', scene.path, { as: scene.owner })).body).toMatchObject({
      status: 'aceito',
      token,
      assinatura_confirmacao: true,
    });
    expect((await replace(scene, {})).body).toMatchObject({ publicToken: token }); // without `novo`: the living one
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({
      intact: true,
      tipos: ['criada', 'link_gerado', 'assinada', 'link_substituido'],
    });
    const over = await stage.at(90 * 24 * 3600);
    expect((await show(over, token)).status).toBe(200); // as long as the record is kept
  });

  it('is sent to both parties, without the token in the message', async () => {
    const scene = await signed(stage.app);
    const { body } = await replace(scene);
    const token = String(body?.['publicToken']);
    const mails = (await mailsOf(scene.id)).map(({ model }) => LinkReplaced.parse(model));
    expect(mails).toMatchObject([
      { to_email: '', to_user: scene.owner.sub },
      { to_email: 'jose@paoeprosa.com.br', to_user: scene.owner.sub, to_nome: 'José Antônio Ribeiro' },
    ]);
    expect(JSON.stringify(mails)).not.toContain(token);
    for (const { link_id } of mails)
      expect((await tokenOf(link_id)).body).toEqual({ token, aguarda_resposta: false });
    await replace(scene);
    // Replaced in its turn.
    expect((await tokenOf(mails[0]?.link_id ?? '')).body).toEqual({ token: null, aguarda_resposta: false });
  });

  it('is refused for a link that can be revoked, and is a plain new link otherwise', async () => {
    const scene = await sent(stage.app);
    const before = await stage.rows.fingerprint();
    expect((await replace(scene)).body).toMatchObject({ code: 'STATE_CONFLICT' });
    expect((await replace(scene, { novo: 'sim' })).status).toBe(422);
    expect(await stage.rows.fingerprint()).toEqual(before);
    expect((await replace(scene, { novo: false })).body).toMatchObject({ publicToken: scene.token });
    for (const other of [await draft(stage.app), await rejected(stage.app)]) {
      const { status, body } = await replace(other);
      expect(status).toBe(200);
      expect((await show(stage.app, String(body?.['publicToken']))).body).toMatchObject({
        status: 'enviado',
      });
      expect(await mailsOf(other.id)).toEqual([]);
    }
  });

  it('concurrently makes links one after the other: the last one is valid', async () => {
    const scene = await signed(stage.app);
    const responses = await Promise.all(Array.from({ length: 10 }, () => replace(scene)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const alive = await Promise.all(
      responses.map(({ body }) => show(stage.app, String(body?.['publicToken']))),
    );
    expect(alive.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(404),
    ]);
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({ intact: true });
  });
});

describe('the token of a link, for emails', () => {
  it('is returned only to notifications', async () => {
    const scene = await sent(stage.app);
    const [row] = await stage.rows.query<{ link_id: string }>('SELECT link_id FROM proposals WHERE id = $1', [
      scene.id,
    ]);
    const id = row?.link_id ?? '';
    expect((await tokenOf(id)).body).toEqual({ token: scene.token, aguarda_resposta: true });
    for (const as of [
      scene.owner,
      {},
      { iss: 'admin', kind: 'service' },
      { iss: 'gateway', kind: 'service' },
    ]) {
      const response = await tokenOf(id, as);
      expect([401, 403]).toContain(response.status);
      expect(response.text).not.toContain(scene.token);
    }
    const { body } = await tokenOf('00000000-0000-4000-8000-000000000000');
    expect(body).toEqual({ token: null, aguarda_resposta: false });
  });
});
