import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from '@jest/globals';
import { company, newProposal } from '../factories/bodies.js';
import { dataUrl } from '../factories/images.js';
import { claimOf, draft, link, type Scene, sent, show, sign } from '../factories/scenes.js';
import { upload } from '../support/images.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser, user } from '../support/tokens.js';

const stage = setStage({ STORAGE_FREE_MB: '1', STORAGE_UNLIMITED_MB: '2', MAX_FREE_PROPOSALS: '100' });
type Owner = ReturnType<typeof user>;

const text = (bytes: number) => randomBytes(bytes / 2).toString('hex');
/** About 115 KB. */
const large = () =>
  newProposal(
    Object.fromEntries(
      [
        'servidor_web_detalhes',
        'servidor_email_detalhes',
        'suporte_gestao_detalhes',
        'painel_admin_detalhes',
        'condicoes_pagamento',
        'descricao',
      ].map((field) => [field, text(19_000)]),
    ),
  );
const create = (as: Owner, body: object = large()) => stage.app.call('POST', '/api/propostas', { as, body });
const put = ({ path, owner }: Scene, body: object) => stage.app.call('PUT', path, { as: owner, body });
const storage = async (as: Owner) =>
  (await stage.app.call('GET', '/api/proposal-limits', { as })).body?.['storage'] as {
    used: number;
    max: number;
    nearlyFull: boolean;
  };
/** Creates until it is refused; the last response. */
async function fill(as: Owner) {
  for (let i = 0; i < 50; i += 1) {
    const response = await create(as);
    if (response.status !== 201) return response;
  }
  throw new Error('there was no end');
}
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
const FULL = {
  error: 'Espaço de armazenamento cheio',
  message: expect.stringMatching(/^O espaço da sua conta \(1 MB\) está cheio.*Exclua propostas/),
  code: 'STORAGE_FULL',
};

describe('the storage quota of an owner (docs/decisions/0029, attack 282)', () => {
  it('is shown before it is reached, refuses more with a message, and is freed by deleting', async () => {
    const as = user();
    const scene = await draft(stage.app, as);
    expect(await storage(as)).toMatchObject({ max: 1_000_000, nearlyFull: false });
    const refused = await fill(as);
    expect(refused).toMatchObject({ status: 403, body: FULL });
    const { used, nearlyFull } = await storage(as);
    expect([used > 800_000, used <= 1_000_000, nearlyFull]).toEqual([true, true, true]);
    const before = await stage.rows.fingerprint();
    expect(await create(as)).toMatchObject({ status: 403, body: FULL });
    expect(await put(scene, large())).toMatchObject({ status: 403, body: FULL });
    expect(await stage.app.call('POST', `${scene.path}/duplicate`, { as, body: {} })).toMatchObject({
      status: 201,
    });
    const after = await stage.rows.fingerprint();
    expect(after['proposal_versions']).not.toBe(before['proposal_versions']); // the small copy still fits
    const [own] = await stage.rows.query<{ id: string }>(
      'SELECT id FROM proposals WHERE user_id = $1 AND octet_length(descricao) > 1000 LIMIT 1',
      [as.sub],
    );
    expect((await stage.app.call('DELETE', `/api/propostas/${own?.id}`, { as })).status).toBe(204);
    expect((await storage(as)).used).toBeLessThan(used - 100_000);
    expect((await create(as)).status).toBe(201);
  });

  it('never affects a client: links of a full account are opened and signed, and new ones made', async () => {
    const as = user();
    const scene = await sent(stage.app, as);
    const other = await draft(stage.app, as);
    await fill(as);
    await stage.rows.query(`UPDATE proposals SET chain_len = chain_len WHERE id = $1`, [scene.id]);
    const shown = (await show(stage.app, scene.token)).body;
    expect((await sign(stage.app, scene.token, claimOf(shown))).status).toBe(200);
    const token = await link(stage.app, other);
    expect((await sign(stage.app, token, claimOf((await show(stage.app, token)).body))).status).toBe(200);
  });

  it('does not count what was signed', async () => {
    const as = user();
    for (let i = 0; i < 12; i += 1) {
      const made = await create(as);
      expect(made.status).toBe(201);
      const scene = {
        owner: as,
        id: String(made.body?.['id']),
        token: '',
        path: `/api/propostas/${String(made.body?.['id'])}`,
      };
      const token = await link(stage.app, scene);
      expect((await sign(stage.app, token, claimOf((await show(stage.app, token)).body))).status).toBe(200);
    }
    expect((await storage(as)).used).toBeLessThan(30_000);
  });

  it('still counts what was seen before the signature, deleted or not (attack 351)', async () => {
    const as = user();
    const scene = await sent(stage.app, as);
    for (let i = 0; i < 3; i += 1) {
      expect((await put(scene, large())).status).toBe(200);
      await show(stage.app, scene.token);
    }
    const before = (await storage(as)).used;
    const shown = (await show(stage.app, scene.token)).body;
    expect((await sign(stage.app, scene.token, claimOf(shown))).status).toBe(200);
    const signed = (await storage(as)).used;
    expect(signed).toBeLessThan(before);
    expect(signed).toBeGreaterThan(before / 2);
    expect((await stage.app.call('DELETE', scene.path, { as })).status).toBe(204);
    expect((await storage(as)).used).toBeGreaterThan(before / 2);
  });

  it('accepts a change that needs no more, and counts versions that were seen', async () => {
    const as = user();
    const scene = await sent(stage.app, as);
    await put(scene, large());
    let status = 200;
    for (let i = 0; i < 20 && status === 200; i += 1) {
      await show(stage.app, scene.token);
      ({ status } = await put(scene, large()));
    }
    expect(status).toBe(403);
    const row = await stage.app.call('GET', scene.path, { as });
    await stage.app.call('POST', `${scene.path}/revoke-link`, { as, body: {} });
    expect(row.status).toBe(200);
  });

  it('counts images for their uploaders, as uploads and in fields, each once', async () => {
    const as = user();
    const image = await noise(600);
    const first = await upload(stage.app, as, image);
    const { used } = await storage(as);
    expect([first.status, used > 100_000]).toEqual([201, true]);
    for (let i = 0; i < 4; i += 1) expect((await upload(stage.app, as, image)).status).toBe(201);
    expect((await storage(as)).used).toBe(used);
    let response = first;
    for (let i = 0; i < 30 && response.status === 201; i += 1)
      response = await upload(stage.app, as, await noise(600));
    expect(response).toMatchObject({ status: 403, body: FULL });
    const logo = dataUrl('png', await noise(600));
    const before = await stage.rows.count('assets');
    const saved = await stage.app.call('POST', '/api/company-settings', {
      as,
      body: company({ logo_url: logo }),
    });
    expect(saved).toMatchObject({ status: 403, body: FULL });
    expect((await create(as, newProposal({ logo_cliente_url: logo }))).status).toBe(403);
    expect(await stage.rows.count('assets')).toBe(before);
    // Another owner is not affected, and the same image counts for them as well.
    const other = unlimitedUser();
    expect((await upload(stage.app, other, image)).status).toBe(201);
    expect((await storage(other)).used).toBe(used);
  });
});
