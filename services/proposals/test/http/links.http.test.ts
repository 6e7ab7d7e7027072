import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { withAnHourBetweenReadings } from '../../../../test/clock-between-readings.js';
import { draft, link, reject, rejected, type Scene, sent, show, sign, signed } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';

const stage = setStage();
const own = async ({ path, owner }: Scene, app: TestApp = stage.app) =>
  (await app.call('GET', path, { as: owner })).body;
const revoke = ({ path, owner }: Scene) =>
  stage.app.call('POST', `${path}/revoke-link`, { as: owner, body: {} });
/** Moves a proposal and its link into the past, as if time had passed. */
const age = (id: string, days: number) =>
  stage.rows.query(
    `UPDATE proposals SET criado_em = criado_em - make_interval(days => $2),
       link_expira_em = link_expira_em - make_interval(days => $2) WHERE id = $1`,
    [id, days],
  );

const clock = {
  ask: (sql: string) => stage.rows.query(sql),
  schema: 'proposals',
  role: 'proposals_app',
} as const;

describe('generate-link (D14, D15)', () => {
  it('sends a draft, until the last second of the 30th day', async () => {
    const noon = await stage.at((Date.parse('2026-11-27T15:00:00Z') - Date.now()) / 1000);
    const scene = await sent(noon);
    const body = await own(scene, noon);
    expect(body).toMatchObject({
      status: 'enviado',
      token: scene.token,
      link_expira_em: '2026-12-28T02:59:59.000Z',
    });
    expect((await show(noon, scene.token)).body).toMatchObject({
      link_expira_em: '2026-12-28T02:59:59.000Z',
    });
  });

  it('returns the valid link again, for a sent and for a signed proposal', async () => {
    const enviado = await sent(stage.app);
    expect(await link(stage.app, enviado)).toBe(enviado.token);
    const aceito = await signed(stage.app);
    const before = await stage.rows.fingerprint();
    expect(await link(stage.app, aceito)).toBe(aceito.token);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('is LINK_NOT_COPIABLE if the link was encrypted with a removed key; a new one can be made (attack 390)', async () => {
    const scene = await sent(stage.app);
    await stage.rows.query(`UPDATE proposal_links SET chave_id = 'deadbeef' WHERE proposal_id = $1`, [
      scene.id,
    ]);
    const asked = await stage.app.call('POST', `${scene.path}/generate-link`, { as: scene.owner, body: {} });
    expect([asked.status, asked.body]).toMatchObject([409, { code: 'LINK_NOT_COPIABLE' }]);
    expect((await show(stage.app, scene.token)).status).toBe(200);
    expect((await revoke(scene)).status).toBe(204);
    expect(await link(stage.app, scene)).not.toBe(scene.token);
  });

  it('reopens a rejected proposal by a new link; the old one is unknown', async () => {
    const scene = await rejected(stage.app);
    const token = await link(stage.app, scene);
    expect(token).not.toBe(scene.token);
    expect((await show(stage.app, scene.token)).body).toMatchObject({ code: 'LINK_NOT_FOUND' });
    expect((await sign(stage.app, scene.token)).status).toBe(404);
    expect(await own(scene)).toMatchObject({
      status: 'enviado',
      token,
      recusa_motivo: null,
      recusa_data: null,
    });
    expect((await reject(stage.app, token)).status).toBe(200);
    expect(await own(scene)).toMatchObject({ status: 'rejeitado', recusa_motivo: 'Caro' });
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({
      intact: true,
      tipos: ['criada', 'link_gerado', 'recusada', 'link_substituido', 'recusada'],
    });
  });

  it('counts from today if little is left, or if there was a link before', async () => {
    const today = await own(await sent(stage.app));
    const old = await draft(stage.app);
    await age(old.id, 25);
    await link(stage.app, old);
    expect((await own(old))?.['link_expira_em']).toBe(today?.['link_expira_em']);
    const again = await draft(stage.app);
    await age(again.id, 10);
    await link(stage.app, again);
    const first = (await own(again))?.['link_expira_em'];
    expect(Date.parse(String(first))).toBeLessThan(Date.parse(String(today?.['link_expira_em'])));
    await revoke(again);
    await link(stage.app, again);
    expect((await own(again))?.['link_expira_em']).toBe(today?.['link_expira_em']);
  });

  it('leaves no token in the database (attack 57)', async () => {
    const { token, id } = await sent(stage.app);
    const [row] = await stage.rows.query<{ token_hash: Buffer; all: string }>(
      'SELECT token_hash, l::text AS all FROM proposal_links l WHERE proposal_id = $1',
      [id],
    );
    expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(row?.all).not.toContain(token);
    expect(row?.all).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('cannot be decrypted by an app with another LINK_KEY, while the link itself still works', async () => {
    const scene = await sent(stage.app);
    const other = await stage.at(0, { LINK_KEY: Buffer.alloc(32, 1).toString('base64url') });
    expect(await own(scene, other)).toMatchObject({ status: 'enviado', token: null });
    expect((await show(other, scene.token)).status).toBe(200);
  });
});

describe('revoke-link (D14)', () => {
  it('makes a sent proposal a draft again; the link is unknown at once and its token erased', async () => {
    const scene = await sent(stage.app);
    expect((await revoke(scene)).status).toBe(204);
    expect(await own(scene)).toMatchObject({ status: 'rascunho', token: null, link_expira_em: null });
    for (const response of [await show(stage.app, scene.token), await sign(stage.app, scene.token)])
      expect([response.status, response.body?.['code']]).toEqual([404, 'LINK_NOT_FOUND']);
    expect(
      await stage.rows.query('SELECT token_cifrado, motivo FROM proposal_links WHERE proposal_id = $1', [
        scene.id,
      ]),
    ).toEqual([{ token_cifrado: null, motivo: 'revogado' }]);
    const before = await stage.rows.fingerprint();
    expect((await revoke(scene)).status).toBe(204); // a second click
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('leaves a rejected or expired proposal what it is', async () => {
    const recusada = await rejected(stage.app);
    expect((await revoke(recusada)).status).toBe(204);
    expect(await own(recusada)).toMatchObject({ status: 'rejeitado', token: null, recusa_motivo: 'Caro' });
    const vencida = await sent(stage.app);
    await age(vencida.id, 40);
    expect((await revoke(vencida)).status).toBe(204);
    expect(await own(vencida)).toMatchObject({ status: 'expirado', token: null });
    expect(await link(stage.app, vencida)).not.toBe(vencida.token);
    expect(await own(vencida)).toMatchObject({ status: 'enviado' });
  });

  it('is refused once signed', async () => {
    const scene = await signed(stage.app);
    const before = await stage.rows.fingerprint();
    expect((await revoke(scene)).body).toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await stage.rows.fingerprint()).toEqual(before);
  });
});

describe('the end of a link (D14, D15)', () => {
  it('is exact to the second', async () => {
    const asked = [
      ["- interval '700 ms'", false],
      ["- interval '1000 ms'", true],
      ["+ interval '1 s'", false],
    ] as const;
    // OFFSET 0: the end is read once and first. In one expression it would be read a second time, after the
    // clock it is compared with, and a millisecond may pass between the two.
    for (const [offset, over] of asked)
      expect(
        await stage.rows.query(
          `SELECT link_acabou(fim) AS over FROM (SELECT agora() ${offset} AS fim OFFSET 0) AS e`,
        ),
      ).toEqual([{ over }]);
    expect(await stage.rows.query('SELECT link_acabou(NULL) AS over')).toEqual([{ over: false }]);
  });

  it('is compared with one instant by the statement that signs: the deciding instant is stored (D18)', async () => {
    const scenes = await Promise.all(Array.from({ length: 12 }, () => sent(stage.app)));
    for (const [hours, { id }] of scenes.entries())
      await stage.rows.query(
        `UPDATE proposals SET link_expira_em = agora() + make_interval(hours => $2, mins => 30) WHERE id = $1`,
        [id, hours],
      );
    const seen = new Set<number>();
    await withAnHourBetweenReadings(clock, async (again) => {
      for (const { token } of scenes) {
        await again();
        seen.add((await sign(stage.app, token)).status);
      }
    });
    expect(seen).toEqual(new Set([200, 410]));
    const late = await stage.rows.query(
      `SELECT s.em, p.link_expira_em FROM signatures s JOIN proposals p ON p.id = s.proposal_id
       WHERE s.em >= p.link_expira_em + interval '1 second'`,
    );
    expect(late).toEqual([]);
  });

  it('makes an enviado expirado everywhere, before it is stored', async () => {
    const scene = await sent(stage.app);
    const end = Date.parse(String((await own(scene))?.['link_expira_em']));
    const before = await stage.at((end - Date.now()) / 1000 - 20);
    expect(await own(scene, before)).toMatchObject({ status: 'enviado', token: scene.token });
    expect((await show(before, scene.token)).status).toBe(200);
    const after = await stage.at((end - Date.now()) / 1000 + 2);
    expect(await own(scene, after)).toMatchObject({ status: 'expirado', token: null });
    const as = scene.owner;
    expect((await after.call('GET', '/api/propostas/stats', { as })).body).toEqual({
      total: 1,
      rascunhos: 0,
      enviados: 0,
      aceitos: 0,
      rejeitados: 0,
      expirados: 1,
      valor_em_aberto: '0.00',
      valor_fechado: '0.00',
    });
    expect((await after.call('GET', '/api/propostas?status=expirado', { as })).body).toHaveLength(1);
    expect((await after.call('GET', '/api/propostas?status=enviado', { as })).body).toHaveLength(0);
    const rows = await stage.rows.fingerprint();
    for (const [response, more] of [
      [await show(after, scene.token), { novo_link: { empresa: '' } }], // the page offers to ask for a new one (P118)
      [await sign(after, scene.token), {}],
      [await reject(after, scene.token), {}],
    ] as const)
      expect({ ...response.body, requestId: '' }).toEqual({
        ...more,
        error: 'Proposta não encontrada',
        message: 'Link inválido ou expirado',
        code: 'LINK_EXPIRED',
        requestId: '',
      });
    expect(await stage.rows.fingerprint()).toEqual(rows);
    expect((await sign(before, scene.token)).status).toBe(200);
    expect((await show(after, scene.token)).status).toBe(200); // signed: readable as long as the record is kept
  });

  it('closes a rejected proposal too, and its old status stays', async () => {
    const scene = await rejected(stage.app);
    expect((await show(stage.app, scene.token)).status).toBe(200);
    await age(scene.id, 40);
    expect((await show(stage.app, scene.token)).status).toBe(410);
    expect((await sign(stage.app, scene.token)).status).toBe(409);
    expect(await own(scene)).toMatchObject({ status: 'rejeitado' });
  });

  it('lets an expired proposal be edited, and stay expired', async () => {
    const scene = await sent(stage.app);
    await age(scene.id, 40);
    const { body } = await stage.app.call('PUT', scene.path, { as: scene.owner, body: { titulo: 'Novo' } });
    expect(body).toMatchObject({ status: 'expirado', versao: 2, titulo: 'Novo' });
  });
});

describe('tokens that were never issued (attack 58)', () => {
  it.each([
    'x',
    'null',
    'undefined',
    '%00',
    '%F0%9F%8E%89',
    'a'.repeat(513),
    randomBytes(24).toString('base64url'),
    '00000000-0000-0000-0000-000000000000',
    "'%20OR%201=1",
  ])('%s is unknown, with one body', async (token) => {
    for (const response of [
      await show(stage.app, token),
      await sign(stage.app, token),
      await reject(stage.app, token),
    ])
      expect({ ...response.body, requestId: '' }).toEqual({
        error: 'Proposta não encontrada',
        message: 'Link inválido ou expirado',
        code: 'LINK_NOT_FOUND',
        requestId: '',
      });
  });
});
