import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import { CONSENTS } from '@acordo/contracts/http/public/consent';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from '@acordo/document/canonical';
import { company } from '../factories/bodies.js';
import {
  claimOf,
  documentIn,
  draft,
  rejected,
  type Scene,
  sent,
  show,
  sign,
  signed,
} from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const put = ({ path, owner }: Scene, body: object) => stage.app.call('PUT', path, { as: owner, body });
const code = (response: { status: number; body: { [field: string]: unknown } | null }) => [
  response.status,
  response.body?.['code'],
];

describe('editing (D14, D17)', () => {
  it('changes what is named, raises the version and keeps every one', async () => {
    const scene = await draft(stage.app);
    const { body } = await put(scene, { versao: 1, valor_total: 500, funcionalidades: ['Blog'] });
    expect(body).toMatchObject({
      ...contentFixture,
      valor_total: '500.00',
      funcionalidades: ['Blog'],
      versao: 2,
    });
    const versions = await stage.rows.query<{ versao: number; conteudo: Buffer }>(
      'SELECT versao, conteudo FROM proposal_versions WHERE proposal_id = $1 ORDER BY versao',
      [scene.id],
    );
    expect(
      versions.map(({ versao, conteudo }) => [versao, JSON.parse(conteudo.toString()).valor_total]),
    ).toEqual([
      [1, '11200.00'],
      [2, '500.00'],
    ]);
  });

  it('of an older version is 409, with a message, and changes nothing (attack 54)', async () => {
    const scene = await draft(stage.app);
    await put(scene, { titulo: 'Da outra aba' });
    const before = await stage.rows.fingerprint();
    for (const versao of [1, 3]) {
      const response = await put(scene, { versao, titulo: 'Perdida' });
      expect(response.status).toBe(409);
      expect(response.body).toMatchObject({
        code: 'STALE_VERSION',
        error: 'Esta proposta foi alterada em outra aba. Recarregue para não perder nada.',
      });
    }
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('keeps the status of sent and rejected, and is 423 once signed', async () => {
    for (const [scene, status] of [
      [await sent(stage.app), 'enviado'],
      [await rejected(stage.app), 'rejeitado'],
    ] as const)
      expect((await put(scene, { titulo: 'Outro' })).body).toMatchObject({ status, versao: 2 });
    const aceito = await signed(stage.app);
    const before = await stage.rows.fingerprint();
    expect(code(await put(aceito, { titulo: 'Outro' }))).toEqual([423, 'LOCKED']);
    expect(code(await put(aceito, { titulo: 'Outro', versao: 9 }))).toEqual([423, 'LOCKED']);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('cannot leave a proposal without title and client', async () => {
    const scene = await draft(stage.app);
    const response = await put(scene, { titulo: '', cliente_nome: '' });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ fields: { cliente_nome: 'Nome do cliente é obrigatório' } });
    expect((await put(scene, { titulo: '', cliente_email: '' })).body).toMatchObject({
      titulo: 'Proposta para Padaria Pão & Prosa',
    });
  });
});

describe('the development status (D14)', () => {
  it('changes in every state, is no content and in no snapshot', async () => {
    for (const scene of [await draft(stage.app), await signed(stage.app)]) {
      const { status, body } = await stage.app.call('PATCH', `${scene.path}/status-desenvolvimento`, {
        as: scene.owner,
        body: { status_desenvolvimento: 'em_desenvolvimento' },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ status_desenvolvimento: 'em_desenvolvimento', versao: 1 });
      if (scene.token) expect((await show(stage.app, scene.token)).text).not.toContain('em_desenvolvimento');
    }
  });
  it('does nothing for the current value', async () => {
    const scene = await draft(stage.app);
    const before = await stage.rows.fingerprint();
    const body = { status_desenvolvimento: 'pendente' };
    const path = `${scene.path}/status-desenvolvimento`;
    expect((await stage.app.call('PATCH', path, { as: scene.owner, body })).status).toBe(200);
    expect(await stage.rows.fingerprint()).toEqual(before);
    const bad = { status_desenvolvimento: 'pronto' };
    expect((await stage.app.call('PATCH', path, { as: scene.owner, body: bad })).status).toBe(422);
  });
});

describe('signing what was shown (D17)', () => {
  it('accepts the version and hash that the page showed', async () => {
    const scene = await sent(stage.app);
    const shown = (await show(stage.app, scene.token)).body;
    expect(shown).toMatchObject({ versao: 1, consentimento: { versao: '1', texto: CONSENTS['1'] } });
    expect((await sign(stage.app, scene.token, claimOf(shown))).status).toBe(200);
  });

  it('is 409 after an edit in between, with a message, and changes nothing (attack 55)', async () => {
    const scene = await sent(stage.app);
    const shown = (await show(stage.app, scene.token)).body;
    await put(scene, { valor_total: '99999.00' });
    const before = await stage.rows.fingerprint();
    const response = await sign(stage.app, scene.token, claimOf(shown));
    expect(code(response)).toEqual([409, 'CONTENT_CHANGED']);
    expect(response.body?.['error']).toBe('Esta proposta foi atualizada. Revise antes de assinar.');
    const { versao } = claimOf(shown);
    for (const claim of [
      { versao },
      { conteudo_hash: shown?.['conteudo_hash'] },
      { versao: 2, conteudo_hash: shown?.['conteudo_hash'] },
    ])
      expect(code(await sign(stage.app, scene.token, claim))).toEqual([409, 'CONTENT_CHANGED']);
    expect(
      code(await stage.app.call('POST', `/api/propostas/${scene.token}/rejeitar`, { body: claimOf(shown) })),
    ).toEqual([409, 'CONTENT_CHANGED']);
    expect(await stage.rows.fingerprint()).toEqual(before);
    expect(
      (await sign(stage.app, scene.token, claimOf((await show(stage.app, scene.token)).body))).status,
    ).toBe(200);
  });

  it('is 409 after the company changed', async () => {
    const owner = unlimitedUser();
    const scene = await sent(stage.app, owner);
    const shown = (await show(stage.app, scene.token)).body;
    expect(
      (await stage.app.call('POST', '/api/company-settings', { as: owner, body: company() })).status,
    ).toBe(201);
    expect(code(await sign(stage.app, scene.token, claimOf(shown)))).toEqual([409, 'CONTENT_CHANGED']);
  });

  it('without them is accepted while the link has shown a single document', async () => {
    const once = await sent(stage.app);
    await show(stage.app, once.token);
    await show(stage.app, once.token);
    expect((await sign(stage.app, once.token)).status).toBe(200);

    const unseen = await sent(stage.app);
    await show(stage.app, unseen.token);
    await put(unseen, { titulo: 'Mudou, e ninguém viu' });
    expect(code(await sign(stage.app, unseen.token))).toEqual([409, 'CONTENT_CHANGED']);

    const twice = await sent(stage.app);
    await show(stage.app, twice.token);
    await put(twice, { titulo: 'Mudou' });
    const second = (await show(stage.app, twice.token)).body;
    expect(code(await sign(stage.app, twice.token))).toEqual([409, 'CONTENT_CHANGED']);
    await put(twice, { titulo: contentFixture.titulo }); // back to what was shown first: still two were shown
    expect(code(await sign(stage.app, twice.token))).toEqual([409, 'CONTENT_CHANGED']);
    expect(code(await sign(stage.app, twice.token, claimOf(second)))).toEqual([409, 'CONTENT_CHANGED']);
    const third = (await show(stage.app, twice.token)).body;
    expect((await sign(stage.app, twice.token, claimOf(third))).status).toBe(200);
  });
});

describe('a signed proposal (D18)', () => {
  it('stays what it was, whatever changes later (attack 50)', async () => {
    const owner = unlimitedUser();
    await stage.app.call('POST', '/api/company-settings', { as: owner, body: company() });
    const scene = await signed(stage.app, owner);
    const before = await show(stage.app, scene.token);
    const changed = company({ nome_empresa: 'Outra', cor_primaria: '#000000', logo_url: '' });
    expect((await stage.app.call('PUT', '/api/company-settings', { as: owner, body: changed })).status).toBe(
      200,
    );
    await stage.rows.query(`UPDATE proposals SET titulo = 'Adulterada', valor_total = 1 WHERE id = $1`, [
      scene.id,
    ]);
    expect((await show(stage.app, scene.token)).body).toEqual(before.body);
  });

  it('is stored as the hashed bytes, with all evidence', async () => {
    const scene = await sent(stage.app);
    const shown = (await show(stage.app, scene.token)).body;
    await sign(stage.app, scene.token, claimOf(shown));
    const [row] = await stage.rows.query<{ hash: Buffer; conteudo: Buffer }>(
      `SELECT s.*, r.* FROM signatures s JOIN snapshots r ON r.hash = s.conteudo_hash WHERE proposal_id = $1`,
      [scene.id],
    );
    if (!row) throw new Error('no signature');
    expect(sha256(row.conteudo)).toEqual(row.hash);
    expect(row.hash.toString('hex')).toBe(shown?.['conteudo_hash']);
    const { documento, consentimento } = JSON.parse(row.conteudo.toString());
    expect({ ...documento, consentimento, ...claimOf(shown) }).toEqual(documentIn(shown));
    expect(row).toMatchObject({
      versao: 1,
      nome: 'José Antônio Ribeiro',
      email: 'jose@paoeprosa.com.br',
      ip: '203.0.113.9',
      porta: 50_000,
      user_agent: 'Mozilla/5.0 (test)',
      consentimento_versao: '1',
    });
    expect(row).toHaveProperty('codigo', expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/));
  });
});
