import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { proposalEvents } from '@acordo/contracts/http/propostas/events';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { describe, expect, it } from '@jest/globals';
import { verifyHistories } from '../../src/history/use-cases/verify-histories.js';
import { verifyRecords } from '../../src/records/use-cases/verify-records.js';
import { ownVersions } from '../../src/exports/persistence/own-data.js';
import { Database } from '@acordo/service-kit/database/database';
import { dataUrl, png } from '../factories/images.js';
import { claimOf, draft, link, reject, type Scene, sent, show, sign, signed } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { setStage } from '../support/stage.js';
import { token } from '../support/tokens.js';

const stage = setStage();
const put = ({ path, owner }: Scene, body: object) => stage.app.call('PUT', path, { as: owner, body });
const develop = ({ path, owner }: Scene, status_desenvolvimento: string) =>
  stage.app.call('PATCH', `${path}/status-desenvolvimento`, { as: owner, body: { status_desenvolvimento } });
const kept = async ({ id }: Scene) =>
  (
    await stage.rows.query<{ versao: number; titulo: string }>(
      `SELECT versao, convert_from(conteudo, 'UTF8')::json ->> 'titulo' AS titulo FROM proposal_versions
       WHERE proposal_id = $1 ORDER BY versao`,
      [id],
    )
  ).map(({ versao, titulo }) => `${versao} ${titulo}`);
const file = (url: string, as?: Scene['owner']) =>
  stage.app.app.inject({
    method: 'GET',
    url,
    headers: { [CALLER_HEADER]: token(as ?? {}, stage.app.now()) },
  });
const STATUSES = ['iniciado', 'em_desenvolvimento', 'finalizado', 'pendente'];

describe('versions that nobody but their owner saw (docs/decisions/0029, attack 281)', () => {
  it('are replaced by the next one: the first and the current stay, and the history agrees', async () => {
    const scene = await draft(stage.app, undefined, { titulo: 'v1' });
    for (let versao = 1; versao <= 30; versao += 1)
      expect((await put(scene, { versao, titulo: `v${versao + 1}` })).body).toMatchObject({
        versao: versao + 1,
        titulo: `v${versao + 1}`,
      });
    expect(await kept(scene)).toEqual(['1 v1', '31 v31']);
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({
      intact: true,
      tipos: ['criada', 'editada'],
    });
    const response = await stage.app.call('GET', `${scene.path}/events`, { as: scene.owner });
    const events = proposalEvents.responses[200].parse(response.body);
    expect(events[1]).toMatchObject({
      detalhes: { versao: 31, vezes: 30, desde: expect.any(String) },
    });
    expect((await put(scene, { versao: 30, titulo: 'velha' })).body).toMatchObject({ code: 'STALE_VERSION' });
    const list = await stage.app.call('GET', '/api/propostas?limit=20', { as: scene.owner });
    expect(list.text).toContain('"titulo":"v31"');
  });

  const WAYS: [string, (scene: Scene) => Promise<unknown>][] = [
    ['a link that is opened', async ({ token: shared }) => show(stage.app, shared)],
    [
      'a link that has shown two documents before',
      async ({ token: shared }) => {
        await show(stage.app, shared);
      },
    ],
    ['the link’s PDF', async ({ token: shared }) => file(`/api/public/proposal/${shared}/pdf`)],
    ['the link’s preview', async ({ token: shared }) => file(`/api/public/proposal/${shared}/preview.png`)],
    ['its owner’s PDF', async ({ path, owner }) => file(`${path}/pdf`, owner)],
    [
      'an archive',
      async ({ owner }) => {
        const versions: string[] = [];
        for await (const { versao } of ownVersions(stage.app.app.get(Database), owner.sub))
          versions.push(String(versao));
        expect(versions).toEqual(['1', '3']);
      },
    ],
    ['a rejection', async ({ token: shared }) => reject(stage.app, shared, { versao: 3 })],
  ];
  it.each(WAYS)('stay once they were in %s', async (_name, look) => {
    const scene = await sent(stage.app, undefined, { titulo: 'v1' });
    await put(scene, { titulo: 'v2' });
    await put(scene, { titulo: 'v3' });
    await look(scene);
    await put(scene, { titulo: 'v4' });
    await put(scene, { titulo: 'v5' });
    expect(await kept(scene)).toEqual(['1 v1', '3 v3', '5 v5']);
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({ intact: true });
  });

  it('are marked by a page rendered from the cache, too', async () => {
    const scene = await sent(stage.app, undefined, { titulo: 'v1' });
    for (const titulo of ['v2', 'v3']) {
      await put(scene, { titulo });
      await show(stage.app, scene.token);
    }
    await stage.rows.query(
      `DO $$ BEGIN SET LOCAL session_replication_role = replica;
         UPDATE proposals.proposal_versions SET vista = false WHERE proposal_id = '${scene.id}' AND versao = 3; END $$`,
    );
    await show(stage.app, scene.token);
    await put(scene, { titulo: 'v4' });
    expect(await kept(scene)).toEqual(['1 v1', '2 v2', '3 v3', '4 v4']);
  });

  it('are never shown and lost: a read during the replacing save gets the next one', async () => {
    const scene = await sent(stage.app, undefined, { titulo: 'v1' });
    await put(scene, { titulo: 'v2' });
    const held = await stage.rows.begin();
    await held.query('SELECT 1 FROM proposal_versions WHERE proposal_id = $1 AND versao = 2 FOR UPDATE', [
      scene.id,
    ]);
    const saving = put(scene, { titulo: 'v3' });
    await stage.rows.untilSomebodyWaits();
    const showing = show(stage.app, scene.token);
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await stage.rows.query(waiting)).length < 2)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await held.commit();
    expect((await saving).status).toBe(200);
    expect((await showing).body).toMatchObject({ versao: 3, titulo: 'v3' });
    await put(scene, { titulo: 'v4' });
    expect(await kept(scene)).toEqual(['1 v1', '3 v3', '4 v4']);
  });

  it('are signed and checked like any other', async () => {
    const scene = await sent(stage.app, undefined, { titulo: 'v1' });
    for (const titulo of ['v2', 'v3', 'v4']) await put(scene, { titulo });
    const shown = (await show(stage.app, scene.token)).body;
    expect((await sign(stage.app, scene.token, claimOf(shown))).status).toBe(200);
    for (const status of STATUSES) await develop(scene, status);
    const work = stage.app.app.get(UnitOfWork);
    expect((await work.run((tx) => verifyHistories(tx))).bad).toEqual([]);
    expect((await work.run((tx) => verifyRecords(tx))).bad).toEqual([]);
  });

  it('leave no image that only they named', async () => {
    const scene = await draft(stage.app);
    const addresses: unknown[] = [];
    for (const size of [301, 302, 303]) {
      const response = await put(scene, { logo_cliente_url: dataUrl('png', await png(size, 9)) });
      addresses.push(response.body?.['logo_cliente_url']);
    }
    const doubts = await stage.rows.query(
      `SELECT 1 FROM asset_doubts WHERE '/api/assets/' || encode(hash, 'hex') = ANY($1)`,
      [addresses],
    );
    expect(doubts).toHaveLength(3);
  });
});

describe('repeated changes of the development status (attack 283)', () => {
  it('leave one event for each status that was reached, in drafts and signed ones, between edits too', async () => {
    for (const scene of [await draft(stage.app), await signed(stage.app)]) {
      const before = (await verdictOf(stage.rows, scene.id)).tipos.length;
      for (let i = 0; i < 60; i += 1) {
        expect((await develop(scene, STATUSES[i % 4] as string)).status).toBe(200);
        if (i % 5 === 0) await put(scene, { titulo: `t${i}` });
      }
      const verdict = await verdictOf(stage.rows, scene.id);
      expect(verdict).toMatchObject({ intact: true, backwards: [] });
      expect(verdict.tipos.length).toBeLessThanOrEqual(before + 5);
    }
  });
});

describe('the functions that change rows change nothing else (attack 284)', () => {
  const asApp = async (text: string, values: unknown[] = []) => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString: stage.database.url('proposals_app'),
      options: '-c search_path=proposals',
    });
    await client.connect();
    try {
      return (await client.query(text, values)).rows[0] as unknown;
    } catch (error) {
      return (error as { code?: string }).code;
    } finally {
      await client.end();
    }
  };
  const JOIN = `SELECT junta_eventos(array_agg(e.proposal_id), array_agg(e.seq), array_agg(e.tipo), array_agg(e.em - interval '1 day'),
      array_agg(e.hash_anterior), array_agg(e.hash_detalhes), array_agg(sha256(e.hash)), array_agg(d.sal), array_agg(d.detalhes))
    FROM proposal_events e JOIN event_details d USING (proposal_id, seq) WHERE e.proposal_id = $1 AND e.seq = $2`;

  it('no event but the owner’s own at the end, no details that its hash does not cover', async () => {
    const scene = await sent(stage.app);
    await put(scene, { titulo: 'x' });
    await show(stage.app, scene.token);
    await put(scene, { titulo: 'y' });
    await sign(stage.app, scene.token, claimOf((await show(stage.app, scene.token)).body));
    const before = await stage.rows.fingerprint();
    for (let seq = 1; seq <= 5; seq += 1) expect(await asApp(JOIN, [scene.id, seq])).toBe('42501');
    const other = await draft(stage.app);
    await put(other, { titulo: 'x' });
    const lie = JOIN.replace('array_agg(d.detalhes)', `array_agg('{"versao":9}'::text)`);
    expect(await asApp(lie, [other.id, 2])).toBe('42501');
    expect((await verdictOf(stage.rows, scene.id)).intact).toBe(true);
    expect((await verdictOf(stage.rows, other.id)).intact).toBe(true);
    expect(await stage.rows.count('signatures', 'proposal_id = $1', [scene.id])).toBe(1);
    expect((await stage.rows.fingerprint())['signatures']).toBe(before['signatures']);
  });

  it('no version that somebody saw, not the first one, and none to an older number', async () => {
    const scene = await sent(stage.app, undefined, { titulo: 'v1' });
    await put(scene, { titulo: 'v2' });
    const swap = 'SELECT troca_versao($1, $2, $3, $4, now()) AS feito';
    expect(await asApp(swap, [scene.id, 1, 9, Buffer.from('{}')])).toBe('42501');
    expect(await asApp(swap, [scene.id, 2, 1, Buffer.from('{}')])).toBe('42501');
    await show(stage.app, scene.token);
    expect(await asApp(swap, [scene.id, 2, 9, Buffer.from('{}')])).toEqual({ feito: false });
    expect(await asApp('UPDATE proposal_versions SET vista = false')).toBe('42501');
    expect(await kept(scene)).toEqual(['1 v1', '2 v2']);
    await link(stage.app, scene);
  });
});
