import { randomUUID } from 'node:crypto';
import { PROPOSALS_EVENTS } from '@acordo/contracts/internal/events/jobs';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { ConsumeEvent } from '@acordo/service-kit/inbox/consume-event';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { testRedisUrl } from '../../../../test/redis.js';
import { Eraser } from '../../src/erasure/eraser.js';
import { verifyHistories } from '../../src/history/use-cases/verify-histories.js';
import { verifyRecords } from '../../src/records/use-cases/verify-records.js';
import { company } from '../factories/bodies.js';
import { form, png } from '../factories/images.js';
import { draft, link, rejected, type Scene, sent, show, sign, signed } from '../factories/scenes.js';
import { FakeIdentity } from '../support/fake-identity.js';
import { verdictOf } from '../support/history.js';
import { sendForm } from '../support/images.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';
import { unlimitedUser } from '../support/tokens.js';

const DAY = 86_400;
const YEAR = 366 * DAY;
const identity = await FakeIdentity.start();
const stage = setStage({ IDENTITY_URL: identity.url });
let app: TestApp;
beforeAll(() => {
  stage.beforeEnd(() => identity.close());
  app = stage.app;
});
beforeEach(() => {
  identity.down = false;
});

/** Writes the event into identity's outbox; returns its job. */
function closedEvent(userId: string) {
  const id = randomUUID();
  const now = Date.now();
  identity.events.set(id, {
    kind: 'account-closed',
    v: 1,
    model: {
      user_id: userId,
      fechada_em: new Date(now).toISOString(),
      apagar_em: new Date(now + 7 * DAY * 1000).toISOString(),
    },
  });
  return { source: 'identity', outboxId: id, kind: 'account-closed', v: 1 };
}
const close = async (userId: string) => app.app.get(ConsumeEvent).execute(closedEvent(userId));
const later = (seconds: number, more = {}) => stage.at(seconds, { IDENTITY_URL: identity.url, ...more });
/** Runs all scheduled work, and then the erasure role's. */
async function work(...apps: TestApp[]): Promise<void> {
  await Promise.all(apps.map((one) => one.app.get(Schedule).run()));
  for (let i = 0; i < 200; i += 1) {
    if ((await stage.rows.count('proposals', 'apagar_detalhes OR apagar_versoes OR apagar_registro')) === 0)
      return;
    apps[0]?.app.get(Eraser).nudge();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the erasure role does nothing');
}
const closure = async (userId: string) =>
  (
    await stage.rows.query<Record<string, Date | null>>('SELECT * FROM account_closures WHERE user_id = $1', [
      userId,
    ])
  )[0];
const status = async (token: string) => (await show(app, token)).status;
const wholeHistory = () =>
  app.app
    .get(UnitOfWork)
    .run(async (tx) => [...(await verifyHistories(tx)).bad, ...(await verifyRecords(tx)).bad]);

describe('when an account is closed (D37)', () => {
  it('its unsigned links end at once, its signed ones stay readable, each with its history (attack 15)', async () => {
    const owner = unlimitedUser();
    const [open, over, done, other] = [
      await sent(app, owner),
      await rejected(app, owner),
      await signed(app, owner),
      await sent(app),
    ];
    const before = await show(app, done.token);
    expect(await close(owner.sub)).toBe('done');
    expect([await status(open.token), await status(over.token), await status(other.token)]).toEqual([
      404, 404, 200,
    ]);
    expect((await sign(app, open.token)).status).toBe(404);
    const after = await show(app, done.token);
    expect(after.status).toBe(200);
    expect(after.body).toEqual(before.body);
    const rows = await stage.rows.query('SELECT id, status, link_id FROM proposals WHERE user_id = $1', [
      owner.sub,
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: open.id, status: 'rascunho', link_id: null },
        { id: over.id, status: 'rejeitado', link_id: null },
        { id: done.id, status: 'aceito', link_id: expect.any(String) },
      ]),
    );
    expect(await verdictOf(stage.rows, open.id)).toMatchObject({
      intact: true,
      tipos: expect.arrayContaining(['link_revogado']),
    });
    expect(identity.settled.at(-1)).toMatchObject({ outcome: 'sent' });
  });

  it('the event may be delivered repeatedly, by the queue as well', async () => {
    const owner = unlimitedUser();
    const scene = await sent(app, owner);
    const job = closedEvent(owner.sub);
    const model = identity.events.get(job.outboxId);
    const queue = new Queue(PROPOSALS_EVENTS.name, { connection: { url: testRedisUrl() } });
    await queue.add(job.kind, job, { jobId: job.outboxId });
    for (let i = 0; i < 300 && !(await closure(owner.sub)); i += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await queue.close();
    expect(await status(scene.token)).toBe(404);
    if (model) identity.events.set(job.outboxId, model);
    const before = await stage.rows.fingerprint();
    expect(await app.app.get(ConsumeEvent).execute(job)).toBe('known');
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('a link made just afterwards by a running call ends with the next run', async () => {
    const owner = unlimitedUser();
    const scene = await draft(app, owner);
    await close(owner.sub);
    const token = await link(app, scene);
    expect(await status(token)).toBe(200);
    await work(app);
    expect(await status(token)).toBe(404);
  });

  it('a concurrent signature either succeeds or finds the link ended', async () => {
    for (let i = 0; i < 5; i += 1) {
      const owner = unlimitedUser();
      const scene = await sent(app, owner);
      const [, response] = await Promise.all([close(owner.sub), sign(app, scene.token)]);
      expect([200, 404, 409]).toContain(response.status);
      expect(await status(scene.token)).toBe(response.status === 200 ? 200 : 404);
      expect((await verdictOf(stage.rows, scene.id)).intact).toBe(true);
    }
  });
});

const WORDS = ['Padaria do Zé', 'ze@padaria.com.br', 'Zé Assinante', 'nao quero', 'Estúdio do Zé'];
/** All values that contain one of these words, table by table. */
async function traces(words: readonly string[]): Promise<string[]> {
  const tables = await stage.rows.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'proposals' AND c.relkind = 'r' AND c.relname <> 'outbox'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await stage.rows.query<{ row: object }>(`SELECT to_jsonb(t) AS row FROM ${name} t`);
    for (const { row } of rows) {
      const text = Object.values(row)
        .map((value) =>
          typeof value === 'string' && value.startsWith('\\x')
            ? Buffer.from(value.slice(2), 'hex').toString()
            : JSON.stringify(value),
        )
        .join(' ');
      if (words.some((word) => text.includes(word))) found.push(name);
    }
  }
  return [...new Set(found)].toSorted();
}

describe('when the erasure is due', () => {
  async function fullAccount() {
    const owner = unlimitedUser();
    const logo = async (size: number) =>
      String((await sendForm(app, owner, form([{ content: await png(size, 20) }]))).body['logo_url']);
    const [mine, clients] = [await logo(41), await logo(42)];
    await app.call('POST', '/api/company-settings', {
      as: owner,
      body: company({ nome_empresa: 'Estúdio do Zé', logo_url: mine }),
    });
    const over = {
      cliente_nome: 'Padaria do Zé',
      cliente_email: 'ze@padaria.com.br',
      titulo: '',
      logo_cliente_url: clients,
    };
    const scenes: Record<'draft' | 'sent' | 'rejected' | 'signed' | 'hidden', Scene> = {
      draft: await draft(app, owner, over),
      sent: await sent(app, owner, over),
      rejected: await sent(app, owner, over),
      signed: await sent(app, owner, over),
      hidden: await sent(app, owner, over),
    };
    await app.call('POST', `/api/propostas/${scenes.rejected.token}/rejeitar`, {
      body: { motivo: 'nao quero' },
    });
    await sign(app, scenes.signed.token, { nome: 'Zé Assinante' });
    await sign(app, scenes.hidden.token, { nome: 'Zé Assinante' });
    await app.call('DELETE', scenes.hidden.path, { as: owner });
    return { owner, scenes, mine, clients };
  }

  it('all is erased but signed records, whatever crashes in between, and identity is notified last', async () => {
    const { owner, scenes, mine, clients } = await fullAccount();
    const shown = (await show(app, scenes.signed.token)).body;
    await close(owner.sub);
    await work(await later(6 * DAY));
    expect(await stage.rows.count('company_settings', 'user_id = $1', [owner.sub])).toBe(1);
    expect(identity.erased).not.toContain(owner.sub);

    identity.down = true;
    const [one, two] = [await later(8 * DAY), await later(8 * DAY)];
    await work(one, two);
    expect((await closure(owner.sub))?.['apagado_em']).not.toBeNull();
    expect((await closure(owner.sub))?.['informado_em']).toBeNull();
    identity.down = false;
    await work(one, two);
    expect(identity.erased).toContain(owner.sub);
    expect((await closure(owner.sub))?.['informado_em']).not.toBeNull();

    // What is kept is the record: snapshot, evidence, PDF, history.
    expect(await traces(WORDS)).toEqual(['event_details', 'signatures', 'signed_pdfs', 'snapshots']);
    const kept = [scenes.signed.id, scenes.hidden.id];
    for (const table of ['event_details', 'signatures'] as const)
      expect(
        await stage.rows.count(
          table,
          'proposal_id = ANY($1) IS NOT TRUE AND proposal_id IN (SELECT id FROM proposals WHERE user_id = $2)',
          [kept, owner.sub],
        ),
      ).toBe(0);
    expect(
      await stage.rows.count(
        'proposal_versions',
        'proposal_id IN (SELECT id FROM proposals WHERE user_id = $1)',
        [owner.sub],
      ),
    ).toBe(0);
    for (const table of ['company_settings', 'quota_counters', 'number_counters'] as const)
      expect(await stage.rows.count(table, 'user_id = $1', [owner.sub])).toBe(0);
    expect((await show(app, scenes.signed.token)).body).toEqual(shown);
    expect((await app.call('GET', `/api/propostas?userId=${owner.sub}`, { as: owner })).text).toBe('[]');
    for (const scene of Object.values(scenes)) {
      const { intact, erased } = await verdictOf(stage.rows, scene.id);
      expect([intact, erased.length > 0]).toEqual([true, !kept.includes(scene.id)]);
    }
    expect(await wholeHistory()).toEqual([]);
    // The signed document names both images: they stay.
    for (const address of [mine, clients])
      expect(await stage.rows.count('assets', 'hash = $1', [Buffer.from(address.slice(-64), 'hex')])).toBe(1);
    // Once more changes nothing.
    const before = await stage.rows.fingerprint();
    await work(one, two);
    expect(await stage.rows.fingerprint()).toEqual(before);
  }); // several copies of the service, and signatures

  it('images that no row names any more are deleted, those that another owner’s row names stay', async () => {
    const owner = unlimitedUser();
    const neighbour = unlimitedUser();
    const image = async (as: typeof owner, size: number) =>
      String((await sendForm(app, as, form([{ content: await png(size, 20) }]))).body['logo_url']);
    const [alone, shared, old] = [await image(owner, 51), await image(owner, 52), await image(owner, 53)];
    await app.call('POST', '/api/company-settings', { as: owner, body: company({ logo_url: alone }) });
    const scene = await draft(app, owner, { logo_cliente_url: old });
    await app.call('PUT', scene.path, { as: owner, body: { logo_cliente_url: shared } });
    expect(await image(neighbour, 52)).toBe(shared);
    await draft(app, neighbour, { logo_cliente_url: shared });
    await close(owner.sub);
    await work(await later(9 * DAY));
    const then = await later(11.1 * DAY);
    await work(then);
    const there = async (address: string) =>
      (await stage.rows.count('assets', 'hash = $1', [Buffer.from(address.slice(-64), 'hex')])) === 1;
    for (let i = 0; i < 100 && (await there(alone)); i += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect([await there(alone), await there(old), await there(shared)]).toEqual([false, false, true]);
    expect(await stage.rows.query('SELECT 1 FROM asset_doubts')).toEqual([]);
  });

  it('continues after a process was killed after a batch', async () => {
    const owner = unlimitedUser();
    const scenes = [await draft(app, owner), await sent(app, owner), await draft(app, owner)];
    await close(owner.sub);
    // As after a batch: committed for one proposal, not for the others.
    await stage.rows.query(`UPDATE account_closures SET apagar_em = now() WHERE user_id = $1`, [owner.sub]);
    await app.call('DELETE', scenes[0]?.path ?? '', { as: owner });
    await work(await later(1));
    expect(await stage.rows.count('proposals', `user_id = $1 AND titulo <> ''`, [owner.sub])).toBe(0);
    for (const { id } of scenes) expect((await verdictOf(stage.rows, id)).intact).toBe(true);
  });
});

describe('signed records (D37)', () => {
  const pdfs = (of: { decision_id: string }[]) =>
    stage.rows.count('signed_pdfs', 'decision_id = ANY($1)', [of.map(({ decision_id }) => decision_id)]);

  it('are erased when their years are over, with their PDFs (P110), whether or not the account is; the chain still verifies', async () => {
    const { id, token, owner, path } = await signed(app, unlimitedUser(), {
      cliente_nome: 'Cliente de Outrora',
    });
    const hidden = await signed(app, owner, { cliente_nome: 'Cliente de Outrora' });
    await app.call('DELETE', hidden.path, { as: owner });
    const [{ codigo } = { codigo: '' }] = await stage.rows.query<{ codigo: string }>(
      'SELECT codigo FROM signatures WHERE proposal_id = $1',
      [id],
    );
    const decisions = await stage.rows.query<{ decision_id: string }>(
      'SELECT decision_id FROM signatures WHERE proposal_id = ANY($1)',
      [[id, hidden.id]],
    );
    await work(await later(9.9 * YEAR));
    expect(await pdfs(decisions)).toBe(2);
    expect(await status(token)).toBe(200);
    const then = await later(10.1 * YEAR);
    await work(then);
    expect(await traces(['Cliente de Outrora', 'José Antônio Ribeiro', 'jose@paoeprosa.com.br'])).toEqual([]);
    expect(await stage.rows.count('signatures', 'proposal_id = ANY($1)', [[id, hidden.id]])).toBe(0);
    expect(await pdfs(decisions)).toBe(0);
    expect(await stage.rows.count('decisions', 'proposal_id = ANY($1)', [[id, hidden.id]])).toBe(0);
    expect([await status(token), (await app.call('GET', path, { as: owner })).status]).toEqual([404, 404]);
    expect((await app.call('GET', `/api/public/verify/${codigo}`)).status).toBe(404);
    for (const one of [id, hidden.id])
      expect(await verdictOf(stage.rows, one)).toMatchObject({
        intact: true,
        erased: expect.arrayContaining([1]),
      });
    expect(await wholeHistory()).toEqual([]);
  });

  it('are kept for as long as configured', async () => {
    const { token } = await signed(app);
    await work(await later(10.5 * YEAR, { SIGNED_RECORD_YEARS: '11' }));
    expect(await status(token)).toBe(200);
  });
});
