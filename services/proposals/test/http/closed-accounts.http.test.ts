import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { routesOf } from '@acordo/service-kit/testing/walk-routes';
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { publicCalls } from '../../../../test/public-calls.js';
import { company, newProposal } from '../factories/bodies.js';
import { png } from '../factories/images.js';
import { draft, link, reject, rejected, sent, show, sign, signed } from '../factories/scenes.js';
import { beginClosing, closeInIdentity } from '../support/closed-account.js';
import { verdictOf } from '../support/history.js';
import { fetchAsset, upload } from '../support/images.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
let app: TestApp;
beforeAll(() => {
  app = stage.app;
});

const DAY_S = 86_400;
const key = (value: string) => ({ 'idempotency-key': value });
const close = (userId: string) => closeInIdentity(stage.rows, userId);
/** What must not change: everything but the salts of the day. */
const unchanged = async (work: () => Promise<void>) => {
  const before = await stage.rows.fingerprint();
  await work();
  expect(await stage.rows.fingerprint()).toEqual(before);
};

/** The commit of the closing decides; no event about it is delivered here: Redis may be away (D37, attack 220). */
describe('from the commit that closes an account on', () => {
  it('its unsigned links are unknown to every call, and what was signed stays as it was', async () => {
    const owner = unlimitedUser();
    const [open, over, done, others] = [
      await sent(app, owner),
      await rejected(app, owner),
      await signed(app, owner),
      await sent(app),
    ];
    const before = await show(app, done.token); // the document is in memory now
    for (const { token } of [open, over]) expect((await show(app, token)).status).toBe(200);
    await close(owner.sub);
    await unchanged(async () => {
      for (const { token } of [open, over]) {
        for (const path of ['', '/pdf', '/preview.png'])
          expect([path, (await app.call('GET', `/api/public/proposal/${token}${path}`)).status]).toEqual([
            path,
            404,
          ]);
        expect((await app.call('POST', `/api/public/proposal/${token}/view`, { body: {} })).status).toBe(404);
        for (const response of [await sign(app, token), await reject(app, token)])
          expect(response).toMatchObject({ status: 404, body: { code: 'LINK_NOT_FOUND' } });
      }
      expect((await show(app, done.token)).body).toEqual(before.body);
      expect((await fetchAsset(app, `/api/public/proposal/${done.token}/pdf`)).status).toBe(200);
      expect((await app.call('POST', `/api/public/proposal/${done.token}/view`, { body: {} })).status).toBe(
        204,
      );
      expect((await sign(app, done.token)).body).toMatchObject({ code: 'ALREADY_DECIDED' });
    });
    expect((await show(app, others.token)).status).toBe(200);
  });

  it('a visitor who is known already is not counted any more', async () => {
    const { owner, token } = await sent(app);
    const view = () => app.call('POST', `/api/public/proposal/${token}/view`, { body: {} });
    expect([(await view()).status, (await view()).status]).toEqual([204, 204]);
    await close(owner.sub);
    await unchanged(async () => expect((await view()).status).toBe(404));
  });

  it('a repeated decision gets its response again only if it was a signature (D49)', async () => {
    const owner = unlimitedUser();
    const [done, over] = [await sent(app, owner), await sent(app, owner)];
    expect((await sign(app, done.token, {}, key('s'))).status).toBe(200);
    expect((await reject(app, over.token, {}, key('r'))).status).toBe(200);
    await close(owner.sub);
    await unchanged(async () => {
      expect((await sign(app, done.token, {}, key('s'))).status).toBe(200);
      expect((await reject(app, over.token, {}, key('r'))).status).toBe(404);
    });
  });

  it('no call of its owner changes anything, whatever token it still has (D13, attack 221)', async () => {
    const owner = unlimitedUser();
    const [scene, open, done] = [await draft(app, owner), await sent(app, owner), await signed(app, owner)];
    const settings = { as: owner, body: company() };
    expect((await app.call('POST', '/api/company-settings', settings)).status).toBe(201);
    const bodies: Record<string, object> = {
      'POST /api/propostas': newProposal(),
      'PUT /api/propostas/:id': newProposal({ titulo: 'Outro' }),
      'PATCH /api/propostas/:id/status-desenvolvimento': { status_desenvolvimento: 'iniciado' },
      'POST /api/propostas/:id/lembrete': { canal: 'whatsapp' },
      'PUT /api/propostas/:id/lembrar-cliente': { lembrar_cliente: false },
      'POST /api/company-settings': company(),
      'PUT /api/company-settings': company({ nome_empresa: 'Outra' }),
    };
    const calls = await publicCalls();
    const writes = (await routesOf(app.app)).filter(
      ({ method, path }) => method !== 'GET' && calls.get(`${method} ${path}`) === 'user',
    );
    expect(writes.length).toBeGreaterThan(8);
    await close(owner.sub);
    await unchanged(async () => {
      for (const { method, path } of writes)
        for (const { id } of [scene, open, done]) {
          const body = bodies[`${method} ${path}`] ?? {};
          const response = path.endsWith('/logo')
            ? await upload(app, owner, await png(31, 20))
            : await app.call(method as 'POST', path.replace(':id', id), { as: owner, body });
          expect([method, path, response.status, response.body?.['code']]).toEqual([
            method,
            path,
            401,
            'NOT_AUTHENTICATED',
          ]);
        }
      const archive = await app.call('GET', '/api/auth/export', { as: owner });
      expect([archive.status, archive.body?.['code']]).toEqual([401, 'NOT_AUTHENTICATED']);
    });
  });

  it('there are no reminders of its links, and no email gets their tokens', async () => {
    const owner = unlimitedUser();
    const [open, done] = [await sent(app, owner), await signed(app, owner)];
    const ids = await stage.rows.query<{ id: string; proposal_id: string }>(
      'SELECT id, proposal_id FROM proposal_links WHERE proposal_id = ANY($1)',
      [[open.id, done.id]],
    );
    const linkOf = (scene: { id: string }) => ids.find((one) => one.proposal_id === scene.id)?.id ?? '';
    const asked = async (scene: { id: string }) => {
      const as = { iss: 'notifications', kind: 'service' } as const;
      return (await app.call('GET', `/internal/links/${linkOf(scene)}/token`, { as })).body?.['token'];
    };
    expect(await asked(open)).toBe(open.token);
    await close(owner.sub);
    expect([await asked(open), await asked(done)]).toEqual([null, done.token]);
    const inTime = await stage.at(28 * DAY_S);
    await inTime.app.get(Schedule).run();
    const overdue = await stage.at(40 * DAY_S);
    await overdue.app.get(Schedule).run();
    expect(
      await stage.rows.query(
        `SELECT kind FROM outbox WHERE model ->> 'to_user' = $1 AND kind LIKE 'link-%'`,
        [owner.sub],
      ),
    ).toEqual([]);
  });
});

/** A lock that both take decides which of two was first (attack 222). */
describe('at the moment of the closing', () => {
  it.each([
    ['a signature', (token: string) => sign(app, token)],
    ['a rejection', (token: string) => reject(app, token)],
    ['a view', (token: string) => app.call('POST', `/api/public/proposal/${token}/view`, { body: {} })],
  ])('%s during the commit finds the link ended', async (_what, response) => {
    const { owner, id, token } = await sent(app);
    const before = await verdictOf(stage.rows, id);
    const closing = await beginClosing(stage.rows, owner.sub);
    const answered = response(token);
    await stage.rows.untilSomebodyWaits();
    await closing.commit();
    expect((await answered).status).toBe(404);
    expect(await verdictOf(stage.rows, id)).toEqual(before);
  });

  it('a signature continues if the closing is rolled back', async () => {
    const { owner, token } = await sent(app);
    const closing = await beginClosing(stage.rows, owner.sub);
    const answered = sign(app, token);
    await stage.rows.untilSomebodyWaits();
    await closing.rollback();
    expect((await answered).status).toBe(200);
    expect((await show(app, token)).status).toBe(200);
  });

  it('the closing waits for a signature that was first, and the record stays', async () => {
    const { owner, id, token } = await sent(app);
    const row = await stage.rows.begin();
    await row.query('SELECT 1 FROM proposals WHERE id = $1 FOR UPDATE', [id]);
    const answered = sign(app, token);
    await stage.rows.untilSomebodyWaits();
    let closed = false;
    const closing = close(owner.sub).then(() => {
      closed = true;
    });
    await untilWaiting(2);
    expect(closed).toBe(false);
    await row.rollback();
    expect((await answered).status).toBe(200);
    await closing;
    expect((await show(app, token)).status).toBe(200);
    expect((await verdictOf(stage.rows, id)).intact).toBe(true);
  });

  it('a draft or a link that its owner is just making is committed before it, or not at all', async () => {
    const owner = unlimitedUser();
    const scene = await draft(app, owner);
    const closing = await beginClosing(stage.rows, owner.sub);
    const calls = [
      app.call('POST', '/api/propostas', { as: owner, body: newProposal() }),
      app.call('POST', `${scene.path}/generate-link`, { as: owner, body: {} }),
    ];
    await untilWaiting(calls.length);
    await closing.commit();
    for (const { status } of await Promise.all(calls)) expect(status).toBe(401);
    expect(await stage.rows.count('proposals', 'user_id = $1', [owner.sub])).toBe(1);
    expect(await stage.rows.count('proposal_links', 'proposal_id = $1', [scene.id])).toBe(0);
  });

  it('many signatures of one owner and the closing do not deadlock', async () => {
    const owner = unlimitedUser();
    const scenes = await Promise.all(Array.from({ length: 8 }, () => sent(app, owner)));
    const responses = await Promise.all([
      ...scenes.flatMap(({ token }) => [sign(app, token), sign(app, token)]),
      ...scenes.map((scene) => link(app, scene).catch(() => '')),
      close(owner.sub),
    ]);
    expect(responses).toHaveLength(25);
    for (const { id, token } of scenes) {
      const isSigned = (await stage.rows.count('signatures', 'proposal_id = $1', [id])) === 1;
      expect((await show(app, token)).status).toBe(isSigned ? 200 : 404);
      expect((await verdictOf(stage.rows, id)).intact).toBe(true);
    }
  });
});

describe('identity’s relation (docs/decisions/0023)', () => {
  it('is all that the service may read of identity, and it may write nothing there', async () => {
    const client = new pg.Client({ connectionString: stage.database.url('proposals_app') });
    await client.connect();
    stage.beforeEnd(() => client.end());
    const ask = (sql: string) =>
      client.query(sql).then(
        () => 'done',
        ({ code }: { code?: string }) => code,
      );
    expect(await ask('SELECT user_id, fechada_em FROM identity.closed_accounts')).toBe('done');
    for (const sql of [
      'SELECT 1 FROM identity.users',
      'SELECT 1 FROM identity.sessions',
      'SELECT 1 FROM identity.subscription_cancellations',
      'INSERT INTO identity.closed_accounts VALUES (gen_random_uuid(), now())',
      'DELETE FROM identity.closed_accounts',
      'UPDATE identity.closed_accounts SET fechada_em = now()',
      'SELECT identity.apaga_auditoria_de_ausentes()',
      'CREATE TABLE identity.mine (id int)',
    ])
      expect([sql, await ask(sql)]).toEqual([sql, '42501']);
  });
});

/** Waits until this many statements wait for locks. */
async function untilWaiting(count: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const waiting = await stage.rows.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (waiting.length >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`not ${count} that wait`);
}
