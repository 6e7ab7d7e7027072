import { Content } from '@acordo/contracts/http/propostas/content';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { newProposal } from '../factories/bodies.js';
import { draft, rejected, type Scene, sent, signed } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { setStage } from '../support/stage.js';
import type { Body } from '../support/test-app.js';
import { type Claims, unlimitedUser, user } from '../support/tokens.js';

const stage = setStage();
const duplicate = (scene: Scene, headers: Record<string, string> = {}, as: Claims = scene.owner) =>
  stage.app.call('POST', `${scene.path}/duplicate`, { as, body: {}, headers });
const contentIn = (body: Body | null) =>
  Content.parse(Object.fromEntries(Object.keys(Content.shape).map((name) => [name, body?.[name]])));
const own = async ({ path, owner }: Scene) => (await stage.app.call('GET', path, { as: owner })).body;

describe('duplicating (D7)', () => {
  it.each([
    ['rascunho', draft],
    ['enviado', sent],
    ['rejeitado', rejected],
    ['aceito', signed],
  ] as const)('makes a draft of the same content from one that is %s', async (_status, make) => {
    const owner = unlimitedUser();
    const scene = await make(stage.app, owner, { descricao: 'Tudo', funcionalidades: ['A', 'B'] });
    const before = await own(scene);
    const { status, body } = await duplicate(scene);
    expect(status).toBe(201);
    expect(contentIn(body)).toEqual(contentIn(before));
    expect(body).toMatchObject({
      status: 'rascunho',
      status_desenvolvimento: 'pendente',
      versao: 1,
      token: null,
      vistas: 0,
      assinatura_confirmacao: false,
    });
    expect(body?.['id']).not.toBe(scene.id);
    expect(await own(scene)).toEqual(before);
    const made = { ...scene, id: String(body?.['id']), path: `/api/propostas/${String(body?.['id'])}` };
    expect(await own(made)).toEqual(body);
    expect(await verdictOf(stage.rows, made.id)).toMatchObject({ intact: true, tipos: ['criada'] });
    const events = await stage.app.call('GET', `${made.path}/events`, { as: owner });
    expect(events.body).toMatchObject([{ tipo: 'criada', detalhes: { versao: 1, copia_de: scene.id } }]);
    // It is a separate proposal: editing it does not change the original.
    await stage.app.call('PUT', made.path, { as: owner, body: { descricao: 'Nada' } });
    expect(await own(scene)).toEqual(before);
  });

  it('is its owner’s alone, and of what exists', async () => {
    const scene = await draft(stage.app);
    const gone = await signed(stage.app); // a signed one leaves nothing for the eraser to do meanwhile
    await stage.app.call('DELETE', gone.path, { as: gone.owner });
    const before = await stage.rows.fingerprint();
    expect((await duplicate(scene, {}, unlimitedUser())).body).toMatchObject({ code: 'PROPOSAL_NOT_FOUND' });
    expect((await duplicate(gone)).status).toBe(404);
    expect((await duplicate({ ...scene, path: `/api/propostas/${randomUUID()}` })).status).toBe(404);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('counts towards the limit: concurrent with creations at 2 of 3 only one succeeds (attack 38)', async () => {
    for (let round = 0; round < 50; round += 1) {
      const owner = user();
      const scene = await draft(stage.app, owner);
      await draft(stage.app, owner);
      const calls = [
        () => duplicate(scene),
        () => stage.app.call('POST', '/api/propostas', { as: owner, body: newProposal() }),
        () => duplicate(scene),
        () => stage.app.call('POST', '/api/propostas', { as: owner, body: newProposal() }),
      ];
      const responses = await Promise.all((round % 2 ? calls : calls.reverse()).map((call) => call()));
      expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 403, 403, 403]);
      expect(responses.find(({ status }) => status === 403)?.body).toMatchObject({ code: 'LIMIT_REACHED' });
      expect(await stage.rows.count('proposals', 'user_id = $1', [owner.sub])).toBe(3);
      expect(
        await stage.rows.query('SELECT total FROM quota_counters WHERE user_id = $1', [owner.sub]),
      ).toEqual([{ total: 3 }]);
    }
  });

  it('accepts an Idempotency-Key: the same attempt makes one, for another proposal it is another attempt (D49)', async () => {
    const owner = unlimitedUser();
    const [one, two] = [await draft(stage.app, owner), await draft(stage.app, owner)];
    const key = { 'idempotency-key': randomUUID() };
    const first = await duplicate(one, key);
    const before = await stage.rows.fingerprint();
    const again = await duplicate(one, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await stage.rows.fingerprint()).toEqual(before);
    const other = await duplicate(two, key);
    expect(other.status).toBe(201);
    expect(other.body?.['id']).not.toBe(first.body?.['id']);
    expect((await duplicate(one)).body?.['id']).not.toBe(first.body?.['id']);
  });

  it('in parallel with one key makes one', async () => {
    const scene = await draft(stage.app);
    const key = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all(Array.from({ length: 10 }, () => duplicate(scene, key)));
    const made = new Set(responses.filter(({ status }) => status === 201).map(({ body }) => body?.['id']));
    expect(made.size).toBe(1);
    expect(await stage.rows.count('proposals', 'user_id = $1', [scene.owner.sub])).toBe(2);
  });
});
