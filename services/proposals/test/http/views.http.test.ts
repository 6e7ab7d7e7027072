import { ProposalSeen } from '@acordo/contracts/internal/mail/proposal-seen';
import { describe, expect, it } from '@jest/globals';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { link, reject, rejected, type Scene, sent, sign, signed } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';
import { type Claims, unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const MINUTE_S = 60;

const view = (token: string, as: Claims = {}, app: TestApp = stage.app) =>
  app.call('POST', `/api/public/proposal/${token}/view`, { as, body: {} });
const visitor = (n: number): Claims => ({ ip: `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}` });
const own = async ({ path, owner }: Scene, app: TestApp = stage.app) =>
  (await app.call('GET', path, { as: owner })).body;
const eventsOf = async (id: string) =>
  (await verdictOf(stage.rows, id)).tipos.filter((tipo) => tipo === 'vista').length;
const seenMails = (id: string) =>
  stage.rows.query<{ model: object }>(
    `SELECT model FROM outbox WHERE kind = 'proposal-seen' AND model ->> 'proposal_id' = $1`,
    [id],
  );

describe('a view (D20)', () => {
  it('is counted, written into the history without an address, and reported to the owner the first time', async () => {
    const scene = await sent(stage.app);
    expect(await own(scene)).toMatchObject({ vistas: 0, vista_primeira_em: null, vista_ultima_em: null });
    const before = await own(scene);
    expect(await view(scene.token)).toMatchObject({ status: 204, body: null });
    const seen = await own(scene);
    expect(seen).toMatchObject({ vistas: 1, atualizado_em: before?.['atualizado_em'] });
    expect(seen?.['vista_primeira_em']).toBe(seen?.['vista_ultima_em']);
    await view(scene.token, visitor(1));
    const later = await own(scene);
    expect(later).toMatchObject({ vistas: 2, vista_primeira_em: seen?.['vista_primeira_em'] });
    expect(Date.parse(String(later?.['vista_ultima_em']))).toBeGreaterThan(
      Date.parse(String(seen?.['vista_ultima_em'])),
    );
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({
      intact: true,
      tipos: ['criada', 'link_gerado', 'vista', 'vista'],
    });
    const details = await stage.rows.query<{ detalhes: string }>(
      'SELECT detalhes FROM event_details WHERE proposal_id = $1 AND seq > 2',
      [scene.id],
    );
    for (const { detalhes } of details) expect(Object.keys(JSON.parse(detalhes))).toEqual(['link_id']);
    const [mail, ...more] = await seenMails(scene.id);
    expect(more).toEqual([]);
    expect(ProposalSeen.parse(mail?.model)).toMatchObject({
      to_user: scene.owner.sub,
      titulo: 'Proposta para Padaria Pão & Prosa',
      vista_em: seen?.['vista_primeira_em'],
    });
  });

  it('is in the history once in 30 minutes a visitor; the rest is only counted', async () => {
    const scene = await sent(stage.app);
    for (let i = 0; i < 5; i += 1) await view(scene.token);
    await view(scene.token, { ip: '2001:db8:1:2::1' });
    await view(scene.token, { ip: '2001:db8:1:2:ffff::9' }); // the same /64
    await view(scene.token, { ua: 'Mozilla/5.0 (another)' });
    expect(await eventsOf(scene.id)).toBe(3);
    expect(await own(scene)).toMatchObject({ vistas: 8 });
    await stage.rows.query(`UPDATE link_visits SET vista_em = vista_em - interval '29 minutes'`);
    await view(scene.token);
    expect(await eventsOf(scene.id)).toBe(3);
    await stage.rows.query(`UPDATE link_visits SET vista_em = vista_em - interval '61 seconds'`);
    await view(scene.token);
    expect(await eventsOf(scene.id)).toBe(4);
    expect(await own(scene)).toMatchObject({ vistas: 10 });
  });

  it('is there 200 times a day and link', async () => {
    const scene = await sent(stage.app);
    await view(scene.token);
    await stage.rows.query('UPDATE proposal_links SET vistas_do_dia = 199 WHERE proposal_id = $1', [
      scene.id,
    ]);
    for (let n = 1; n <= 3; n += 1) await view(scene.token, visitor(n));
    expect(await eventsOf(scene.id)).toBe(2);
    expect(await own(scene)).toMatchObject({ vistas: 4 });
    await stage.rows.query('UPDATE proposal_links SET vistas_dia = vistas_dia - 1 WHERE proposal_id = $1', [
      scene.id,
    ]);
    await view(scene.token, visitor(4)); // another day
    expect(await eventsOf(scene.id)).toBe(3);
  });

  it.each<[string, (scene: Scene) => Claims, number, object | null]>([
    ['the owner', ({ owner }) => owner, 200, { propria: true }],
    ['a link preview', () => ({ ua: 'WhatsApp/2.23.20.0' }), 204, null],
    ['a program without a name', () => ({ ua: '' }), 204, null],
  ])('of %s does not count; only the owner is told whose it is (D22)', async (_who, as, status, body) => {
    const scene = await sent(stage.app);
    const before = await stage.rows.fingerprint();
    expect(await view(scene.token, as(scene))).toMatchObject({ status, body });
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('of another user counts, and is told nothing', async () => {
    const scene = await sent(stage.app);
    expect(await view(scene.token, unlimitedUser())).toMatchObject({ status: 204, body: null });
    expect(await own(scene)).toMatchObject({ vistas: 1 });
  });

  it('is 404 without a link, 410 if it has ended; a signed one is still counted (attacks 61, 62)', async () => {
    const scene = await sent(stage.app);
    expect((await view('x')).body).toMatchObject({ code: 'LINK_NOT_FOUND' });
    await stage.app.call('POST', `${scene.path}/revoke-link`, { as: scene.owner, body: {} });
    expect((await view(scene.token)).status).toBe(404);
    const [late, refused, done] = [await sent(stage.app), await rejected(stage.app), await signed(stage.app)];
    const over = await stage.at(60 * 24 * 3600);
    const before = await stage.rows.fingerprint();
    for (const { token } of [late, refused])
      expect((await view(token, {}, over)).body).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await stage.rows.fingerprint()).toEqual(before);
    expect((await view(done.token, {}, over)).status).toBe(204);
    expect(await own(done)).toMatchObject({ vistas: 1 });
    expect(await seenMails(done.id)).toEqual([]); // it was decided: "seen" is not sent
  });

  it('of a signed proposal that its owner deleted is no longer collected', async () => {
    const scene = await signed(stage.app);
    await stage.app.call('DELETE', scene.path, { as: scene.owner });
    const before = await stage.rows.fingerprint();
    expect((await view(scene.token)).status).toBe(204);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('is reported once a link: a new link is seen for the first time again', async () => {
    const scene = await sent(stage.app);
    await Promise.all(Array.from({ length: 10 }, (_, n) => view(scene.token, visitor(n))));
    expect(await seenMails(scene.id)).toHaveLength(1);
    await reject(stage.app, scene.token);
    const token = await link(stage.app, scene);
    await view(token, visitor(1));
    expect(await seenMails(scene.id)).toHaveLength(2);
    expect(await eventsOf(scene.id)).toBe(11); // the same visitor of another link
  });
});

describe('visitors (D20)', () => {
  it('are identified only by a daily hash; salt and hashes are deleted after the day', async () => {
    const scene = await sent(stage.app);
    await view(scene.token, { ip: '192.0.2.77' });
    const [kept] = await stage.rows.query<{ n: number; text: string }>(
      `SELECT count(*)::int AS n, string_agg(encode(visitante, 'hex'), ',') AS text FROM link_visits
       WHERE link_id = (SELECT link_id FROM proposals WHERE id = $1)`,
      [scene.id],
    );
    expect(kept).toMatchObject({ n: 1, text: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const everything = await Promise.all(
      ['link_visits', 'view_salts', 'proposal_events', 'event_details', 'proposals', 'proposal_links'].map(
        (table) => stage.rows.query<{ t: string }>(`SELECT t::text FROM ${table} t`),
      ),
    );
    expect(JSON.stringify(everything)).not.toContain('192.0.2.77');
    const tomorrow = await stage.at(24 * 3600);
    await view(scene.token, { ip: '192.0.2.77' }, tomorrow);
    expect(await eventsOf(scene.id)).toBe(2); // a new day, a new hash
    await tomorrow.app.get(Schedule).run();
    const days = `dia < (now() AT TIME ZONE 'America/Sao_Paulo')::date + 1`;
    for (const table of ['link_visits', 'view_salts'])
      expect(await stage.rows.query(`SELECT 1 FROM ${table} WHERE ${days}`)).toEqual([]);
    expect(await stage.rows.query(`SELECT 1 FROM view_salts WHERE NOT ${days}`)).not.toEqual([]);
  });
});

describe('many views at once', () => {
  it('of one link while it is signed: every view counts, one email, an intact chain, the signature is stored', async () => {
    const scene = await sent(stage.app);
    const [signature, ...views] = await Promise.all([
      sign(stage.app, scene.token),
      ...Array.from({ length: 100 }, (_, n) => view(scene.token, visitor(n % 50))),
    ]);
    expect(signature.status).toBe(200);
    expect(new Set(views.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await own(scene)).toMatchObject({ status: 'aceito', vistas: 100 });
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({ intact: true });
    expect(await eventsOf(scene.id)).toBe(50);
    expect((await seenMails(scene.id)).length).toBeLessThanOrEqual(1);
  });

  it('are counted by several copies of the service', async () => {
    const scene = await sent(stage.app);
    const other = await stage.at(MINUTE_S);
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => view(scene.token, visitor(n % 2), n % 2 ? other : stage.app)),
    );
    expect(await own(scene)).toMatchObject({ vistas: 40 });
    expect(await eventsOf(scene.id)).toBe(2);
  });
});
