import { LinkEnded } from '@acordo/contracts/internal/mail/link-ended';
import { LinkEnding } from '@acordo/contracts/internal/mail/link-ending';
import { describe, expect, it } from '@jest/globals';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { draft, link, reject, rejected, type Scene, sent, show, sign, signed } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { endIn as moveEnd } from '../support/link-end.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';

const stage = setStage();
const ROUNDS = 50;
const DAY_S = 24 * 3600;

const run = (...apps: TestApp[]) => Promise.all(apps.map(({ app }) => app.get(Schedule).run()));
const own = async ({ path, owner }: Scene, app: TestApp = stage.app) =>
  (await app.call('GET', path, { as: owner })).body;
const mailsOf = async (id: string) =>
  (
    await stage.rows.query<{ kind: string; model: object }>(
      `SELECT kind, model FROM outbox WHERE model ->> 'proposal_id' = $1 AND kind LIKE 'link-%' ORDER BY criado_em`,
      [id],
    )
  ).map(({ kind, model }) => ({ kind, model }));
const kindsOf = async (id: string) => (await mailsOf(id)).map(({ kind }) => kind);
const endIn = (id: string, seconds: number) => moveEnd(stage.rows, id, seconds);
const secondsToEnd = async (scene: Scene) =>
  (Date.parse(String((await own(scene))?.['link_expira_em'])) - Date.now()) / 1000;

describe('the end of a link is stored (D14)', () => {
  it('once, with its event in the chain and one message, however many copies look and however often', async () => {
    const scene = await sent(stage.app);
    await endIn(scene.id, -3 * DAY_S); // the job did not run for days
    expect(await own(scene)).toMatchObject({ status: 'expirado' });
    expect((await show(stage.app, scene.token)).status).toBe(410); // before the job ran
    const copies = [stage.app, await stage.at(0), await stage.at(0)];
    await run(...copies);
    await run(...copies);
    expect(await stage.rows.query('SELECT status FROM proposals WHERE id = $1', [scene.id])).toEqual([
      { status: 'expirado' },
    ]);
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({
      intact: true,
      tipos: ['criada', 'link_gerado', 'link_expirado'],
    });
    const [mail, ...more] = await mailsOf(scene.id);
    expect([mail?.kind, more]).toEqual(['link-ended', []]);
    expect(LinkEnded.parse(mail?.model)).toMatchObject({
      to_user: scene.owner.sub,
      titulo: 'Proposta para Padaria Pão & Prosa',
      vista_ultima_em: null,
    });
    expect((await show(stage.app, scene.token)).status).toBe(410);
    expect((await sign(stage.app, scene.token)).status).toBe(410);
    expect(await link(stage.app, scene)).not.toBe(scene.token);
    expect(await own(scene)).toMatchObject({ status: 'enviado' });
  });

  it('at the exact second of São Paulo’s day', async () => {
    const noon = await stage.at((Date.parse('2026-11-27T15:00:00Z') - Date.now()) / 1000);
    const scene = await sent(noon);
    const seconds = (Date.parse('2026-12-28T02:59:59Z') - Date.now()) / 1000;
    const before = await stage.at(seconds - 5);
    await run(before);
    expect(await kindsOf(scene.id)).toEqual(['link-ending']);
    const after = await stage.at(seconds + 1.5); // shifts are rounded to whole seconds: never before the second is over
    await run(after);
    expect(await kindsOf(scene.id)).toEqual(['link-ending', 'link-ended']);
    expect((await mailsOf(scene.id))[1]?.model).toMatchObject({
      link_expirou_em: '2026-12-28T02:59:59.000Z',
    });
  });

  it('leaves signed and rejected ones as they are, and handles them once', async () => {
    const scenes = [await signed(stage.app), await rejected(stage.app)];
    for (const { id } of scenes) await endIn(id, -60);
    await run(stage.app);
    expect(await own(scenes[0] as Scene)).toMatchObject({ status: 'aceito' });
    expect(await own(scenes[1] as Scene)).toMatchObject({ status: 'rejeitado' });
    for (const { id } of scenes) {
      expect(await kindsOf(id)).toEqual([]);
      expect(await stage.rows.count('proposal_links', 'proposal_id = $1 AND acabou_em IS NULL', [id])).toBe(
        0,
      );
      expect((await verdictOf(stage.rows, id)).tipos).not.toContain('link_expirado');
    }
  });

  it('takes more than a batch in one go', async () => {
    const scenes = await Promise.all(Array.from({ length: 120 }, () => sent(stage.app)));
    await stage.rows.query(
      `UPDATE proposal_links SET expira_em = clock_timestamp() - interval '1 hour' WHERE proposal_id = ANY($1::uuid[])`,
      [scenes.map(({ id }) => id)],
    );
    await stage.rows.query(
      `UPDATE proposals SET link_expira_em = clock_timestamp() - interval '1 hour' WHERE id = ANY($1::uuid[])`,
      [scenes.map(({ id }) => id)],
    );
    await run(stage.app);
    const written = `status = 'expirado' AND id IN (SELECT proposal_id FROM proposal_links WHERE acabou_em IS NOT NULL)`;
    expect(
      await stage.rows.count('proposals', `${written} AND id = ANY($1::uuid[])`, [
        scenes.map(({ id }) => id),
      ]),
    ).toBe(120);
  });

  it('writes nothing when it fails half-way, and everything the next time', async () => {
    const scene = await sent(stage.app);
    await endIn(scene.id, -60);
    await stage.rows.query(`ALTER TABLE outbox ADD CONSTRAINT falha CHECK (kind <> 'link-ended') NOT VALID`);
    await run(stage.app);
    expect((await verdictOf(stage.rows, scene.id)).tipos).toEqual(['criada', 'link_gerado']);
    await stage.rows.query('ALTER TABLE outbox DROP CONSTRAINT falha');
    await run(stage.app);
    expect(await kindsOf(scene.id)).toEqual(['link-ended']);
  });

  it('runs by itself', async () => {
    const scene = await sent(stage.app);
    await endIn(scene.id, -60);
    await stage.at(0, { SCHEDULE_EVERY_S: '60' });
    for (let tries = 0; (await kindsOf(scene.id)).length === 0; tries += 1) {
      if (tries > 500) throw new Error('nobody looked');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
});

describe('the reminder 3 days before (D29)', () => {
  it('is sent once, not earlier, and again for a new link', async () => {
    const scene = await sent(stage.app);
    const left = await secondsToEnd(scene);
    await run(await stage.at(left - 3 * DAY_S - 30));
    expect(await kindsOf(scene.id)).toEqual([]);
    const due = await stage.at(left - 3 * DAY_S + 5);
    await run(due, await stage.at(left - 3 * DAY_S + 5));
    await run(due);
    const [mail, ...more] = await mailsOf(scene.id);
    expect([mail?.kind, more]).toEqual(['link-ending', []]);
    expect(LinkEnding.parse(mail?.model)).toMatchObject({ to_user: scene.owner.sub });
    await run(await stage.at(left - DAY_S));
    expect(await kindsOf(scene.id)).toEqual(['link-ending']);

    await stage.app.call('POST', `${scene.path}/revoke-link`, { as: scene.owner, body: {} });
    await link(stage.app, scene);
    await run(await stage.at((await secondsToEnd(scene)) - 3 * DAY_S + 5));
    expect(await kindsOf(scene.id)).toEqual(['link-ending', 'link-ending']);
  });

  it('is left out after days of downtime, when the link has ended: only the end is reported, once', async () => {
    const scene = await sent(stage.app);
    const after = await stage.at((await secondsToEnd(scene)) + 5 * DAY_S);
    await run(after, await stage.at((await secondsToEnd(scene)) + 5 * DAY_S));
    expect(await kindsOf(scene.id)).toEqual(['link-ended']);
  });

  it('is not sent for decided or revoked ones, or those with 3 days from the beginning', async () => {
    const answered = [await signed(stage.app), await rejected(stage.app)];
    const revoked = await sent(stage.app);
    await stage.app.call('POST', `${revoked.path}/revoke-link`, { as: revoked.owner, body: {} });
    const short = await sent(stage.app);
    for (const { id } of [...answered, short]) await endIn(id, 2 * DAY_S);
    await stage.rows.query('UPDATE proposal_links SET criado_em = clock_timestamp() WHERE proposal_id = $1', [
      short.id,
    ]);
    await run(stage.app);
    for (const { id } of [...answered, revoked, short]) expect(await kindsOf(id)).toEqual([]);
    expect(
      await stage.rows.count('proposal_links', 'proposal_id = $1 AND lembrado_em IS NULL', [short.id]),
    ).toBe(0);
  });
});

describe('races between the end and people’s actions', () => {
  it('sign against the end: 410 and stored, or signed; never both (attacks 46, 61)', async () => {
    const seen = new Set<number>();
    const copies = [stage.app, await stage.at(0)];
    for (let round = 0; round < ROUNDS; round += 1) {
      const scene = await sent(stage.app);
      // Half of the rounds are over when both begin; in the others the end passes meanwhile.
      await stage.rows.query(
        `WITH fim AS (SELECT clock_timestamp() - interval '1 second' + make_interval(secs => $2) AS em),
         elo AS (UPDATE proposal_links SET expira_em = (SELECT em FROM fim) WHERE proposal_id = $1)
         UPDATE proposals SET link_expira_em = (SELECT em FROM fim) WHERE id = $1`,
        [scene.id, round % 2 ? 0 : (round % 10) / 100],
      );
      const [response] = await Promise.all([sign(stage.app, scene.token), run(...copies)]);
      await run(...copies);
      seen.add(response.status);
      const [row] = await stage.rows.query<{ status: string }>('SELECT status FROM proposals WHERE id = $1', [
        scene.id,
      ]);
      const { tipos, intact } = await verdictOf(stage.rows, scene.id);
      expect([response.status, row?.status, tipos.at(-1)]).toEqual(
        response.status === 200 ? [200, 'aceito', 'assinada'] : [410, 'expirado', 'link_expirado'],
      );
      expect(intact).toBe(true);
      expect(await kindsOf(scene.id)).toEqual(response.status === 200 ? [] : ['link-ended']);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([200, 410]);
  });

  it('reject and edit against the end: an intact history, reported once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const scene = await sent(stage.app);
      await endIn(scene.id, -60);
      const [edit, response] = await Promise.all([
        stage.app.call('PUT', scene.path, { as: scene.owner, body: { titulo: 'Outro' } }),
        reject(stage.app, scene.token),
        run(stage.app),
      ]);
      await run(stage.app);
      expect([edit.status, response.status]).toEqual([200, 410]);
      expect(await own(scene)).toMatchObject({ status: 'expirado', versao: 2 });
      expect(await verdictOf(stage.rows, scene.id)).toMatchObject({ intact: true });
      expect(await kindsOf(scene.id)).toEqual(['link-ended']);
    }
  });

  it('a locked proposal is left for the next run, without waiting', async () => {
    const held = await sent(stage.app);
    const free = await sent(stage.app);
    for (const { id } of [held, free]) await endIn(id, -60);
    const hand = await stage.rows.begin();
    await hand.query('SELECT 1 FROM proposals WHERE id = $1 FOR UPDATE', [held.id]);
    await run(stage.app);
    await hand.rollback();
    expect([await kindsOf(held.id), await kindsOf(free.id)]).toEqual([[], ['link-ended']]);
    await run(stage.app);
    expect(await kindsOf(held.id)).toEqual(['link-ended']);
  });
});

it('a draft has no deadline', async () => {
  const scene = await draft(stage.app);
  await run(await stage.at(60 * DAY_S));
  expect(await own(scene)).toMatchObject({ status: 'rascunho' });
});
