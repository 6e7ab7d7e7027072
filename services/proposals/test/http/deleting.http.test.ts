import { describe, expect, it } from '@jest/globals';
import { draft, link, rejected, type Scene, sent, show, sign, signed } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { setStage } from '../support/stage.js';

const stage = setStage();
const remove = ({ path, owner }: Scene) => stage.app.call('DELETE', path, { as: owner });
const count = (table: 'event_details' | 'proposal_versions', id: string) =>
  stage.rows.count(table, 'proposal_id = $1', [id]);
async function untilErased(id: string) {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await count('event_details', id)) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('details are still there');
}

describe('deleting what was not signed (D21)', () => {
  it.each([
    ['rascunho', draft],
    ['enviado', sent],
    ['rejeitado', rejected],
  ] as const)(
    'a %s: 204, its content and details are deleted, a tombstone and an intact chain stay',
    async (_name, make) => {
      const secret = 'Segredo do Cliente';
      const scene = await make(stage.app, undefined, {
        cliente_nome: secret,
        titulo: secret,
        descricao: secret,
      });
      expect((await remove(scene)).status).toBe(204);
      expect((await stage.app.call('GET', scene.path, { as: scene.owner })).status).toBe(404);
      expect((await stage.app.call('GET', '/api/propostas', { as: scene.owner })).body).toEqual([]);
      if (scene.token) {
        expect((await show(stage.app, scene.token)).body).toMatchObject({ code: 'LINK_NOT_FOUND' });
        expect((await sign(stage.app, scene.token)).status).toBe(404);
      }
      await untilErased(scene.id);
      for (const table of [
        'proposals',
        'proposal_versions',
        'event_details',
        'proposal_events',
        'proposal_links',
      ]) {
        const column = table === 'proposals' ? 'id' : 'proposal_id';
        const rows = await stage.rows.query<{ t: string }>(
          `SELECT t::text AS t FROM ${table} t WHERE ${column} = $1`,
          [scene.id],
        );
        expect(JSON.stringify(rows).toLowerCase()).not.toContain('segredo');
        expect(JSON.stringify(rows)).not.toContain('Caro');
      }
      const verdict = await verdictOf(stage.rows, scene.id);
      expect(verdict).toMatchObject({ intact: true, erased: verdict.tipos.map((_tipo, i) => i + 1) });
      expect(verdict.tipos.at(-1)).toBe('excluida');
      expect((await remove(scene)).status).toBe(404);
    },
  );

  it('waits for the erasure role, and is done later if that is not available now', async () => {
    await stage.rows.query('REVOKE DELETE ON event_details FROM proposals_erasure');
    const app = await stage.at(0);
    const scene = await draft(app);
    const { status } = await app.call('DELETE', scene.path, { as: scene.owner });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const waiting = await count('event_details', scene.id);
    await stage.rows.query('GRANT DELETE ON event_details TO proposals_erasure');
    expect([status, waiting]).toEqual([204, 2]);
    const [row] = await stage.rows.query('SELECT titulo, apagar_detalhes FROM proposals WHERE id = $1', [
      scene.id,
    ]);
    expect(row).toEqual({ titulo: '', apagar_detalhes: true });
    await stage.at(0); // a service that starts looks for what is left
    await untilErased(scene.id);
    expect(await stage.rows.count('proposals', 'apagar_detalhes')).toBe(0);
  });
});

describe('deleting what was signed (D21)', () => {
  it('removes it from the list; record and link stay', async () => {
    const scene = await signed(stage.app);
    const before = await show(stage.app, scene.token);
    expect((await remove(scene)).status).toBe(204);
    expect((await stage.app.call('GET', '/api/propostas', { as: scene.owner })).body).toEqual([]);
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/generate-link'],
    ] as const)
      expect(
        (
          await stage.app.call(method, scene.path + path, {
            as: scene.owner,
            ...(method === 'POST' ? { body: {} } : {}),
          })
        ).status,
      ).toBe(404);
    expect(await show(stage.app, scene.token)).toMatchObject({ status: 200, body: before.body });
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({ intact: true, erased: [] });
    expect(await count('proposal_versions', scene.id)).toBe(1);
  });
});

describe('a deleted link', () => {
  it('is not restored by anything', async () => {
    const scene = await sent(stage.app);
    await remove(scene);
    await expect(link(stage.app, scene)).rejects.toThrow('404');
  });
});
