import { randomUUID } from 'node:crypto';
import { routesOf, unguardedRoutes } from '@acordo/service-kit/testing/walk-routes';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { company, newProposal } from '../factories/bodies.js';
import { draft, rejected, type Scene, sent, signed } from '../factories/scenes.js';
import type { Method } from '../support/test-app.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser, VISITOR } from '../support/tokens.js';

const stage = setStage();
const SLUG = ':id';

/** Every call on one proposal of somebody. */
const CALLS: [Method, string, unknown][] = [
  ['GET', `/api/propostas/${SLUG}`, undefined],
  ['PUT', `/api/propostas/${SLUG}`, newProposal({ titulo: 'Tomada' })],
  ['DELETE', `/api/propostas/${SLUG}`, undefined],
  ['PATCH', `/api/propostas/${SLUG}/status-desenvolvimento`, { status_desenvolvimento: 'iniciado' }],
  ['POST', `/api/propostas/${SLUG}/generate-link`, {}],
  ['POST', `/api/propostas/${SLUG}/revoke-link`, {}],
  ['POST', `/api/propostas/${SLUG}/lembrete`, { canal: 'whatsapp' }],
  ['PUT', `/api/propostas/${SLUG}/lembrar-cliente`, { lembrar_cliente: false }],
  ['POST', `/api/propostas/${SLUG}/duplicate`, {}],
  ['GET', `/api/propostas/${SLUG}/events`, undefined],
  ['GET', `/api/propostas/${SLUG}/pdf`, undefined],
];
/** Every call on what is one's own without being named. */
const OWN_CALLS: [Method, string, unknown][] = [
  ['GET', '/api/propostas', undefined],
  ['GET', '/api/propostas/stats', undefined],
  ['GET', '/api/auth/export', undefined],
  ['GET', '/api/proposal-limits', undefined],
  ['GET', '/api/company-settings', undefined],
  ['POST', '/api/propostas', newProposal()],
  ['POST', '/api/company-settings', company()],
  ['PUT', '/api/company-settings', company()],
  ['POST', '/api/company-settings/logo', {}],
];

describe('routes (P4, P5, P6, habit 9)', () => {
  it('all refuse a caller without a valid token', async () => {
    expect(await unguardedRoutes(stage.app.app)).toEqual([]);
  });

  it('are all tested here', async () => {
    const routes = (await routesOf(stage.app.app)).filter(({ method }) => method !== 'HEAD');
    const tested = [...CALLS, ...OWN_CALLS].map(([method, path]) => `${method} ${path}`);
    expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      [
        ...tested,
        'GET /api/assets/:hash',
        'GET /api/public/proposal/:token',
        'GET /api/public/proposal/:token/preview.png',
        'GET /api/public/proposal/:token/pdf',
        'GET /api/public/verify/:codigo',
        'GET /internal/signed-proposals/:id/pdf',
        'GET /internal/signed-proposals/:id/signature',
        'POST /api/public/proposal/:token/novo-link',
        'POST /api/public/proposal/:token/view',
        'GET /internal/links/:id/token',
        'POST /api/propostas/:id/assinatura',
        'POST /api/propostas/:id/rejeitar',
        'GET /healthz',
        'GET /readyz',
        'GET /internal/outbox/:id',
        'POST /internal/outbox/:id/reopen',
        'GET /internal/proposals/count',
        'POST /internal/proposals/counts',
        'POST /internal/outbox/:id/settle',
      ].toSorted(),
    );
  });
});

describe('object-level access (attacks 1, 3, 5, 6, 7, 10, 14)', () => {
  let scenes: Record<string, Scene>;
  const intruder = unlimitedUser();
  beforeAll(async () => {
    const { app } = stage;
    scenes = {
      rascunho: await draft(app),
      enviado: await sent(app),
      aceito: await signed(app),
      rejeitado: await rejected(app),
    };
    await app.call('POST', '/api/company-settings', { as: intruder, body: company() });
  });

  const status = ['rascunho', 'enviado', 'aceito', 'rejeitado'];
  it.each(status.flatMap((name) => CALLS.map(([method, path, body]) => ({ name, method, path, body }))))(
    'another owner’s $method $path on an $name is 404 and changes nothing',
    async ({ name, method, path, body }) => {
      const scene = scenes[name];
      if (!scene) throw new Error('no scene');
      const before = await stage.rows.fingerprint();
      const url = (id: string) => path.replace(SLUG, id);
      const refused = await stage.app.call(method, url(scene.id), { as: intruder, body });
      const unknown = await stage.app.call(method, url(randomUUID()), { as: intruder, body });
      const impossible = await stage.app.call(method, url('x'), { as: intruder, body });
      const byToken = await stage.app.call(method, url(scene.token || 'null'), { as: intruder, body });
      for (const response of [refused, unknown, impossible, byToken]) {
        expect(response.status).toBe(404);
        expect({ ...response.body, requestId: '' }).toEqual({ ...refused.body, requestId: '' });
      }
      expect(refused.body).toMatchObject({ code: 'PROPOSAL_NOT_FOUND', error: 'Proposta não encontrada' });
      expect(await stage.rows.fingerprint()).toEqual(before);
    },
  );

  it.each([...CALLS, ...OWN_CALLS])(
    '%s %s without a session is 401 and changes nothing',
    async (method, path, body) => {
      const before = await stage.rows.fingerprint();
      const url = path.replace(SLUG, scenes['enviado']?.id ?? '');
      for (const as of [
        VISITOR,
        { kind: 'admin', sub: randomUUID(), sid: randomUUID() },
        { kind: 'service', sub: 'notifications' },
      ] as const)
        expect((await stage.app.call(method, url, { as, body })).status).toBe(401);
      expect(await stage.rows.fingerprint()).toEqual(before);
    },
  );

  it.each(OWN_CALLS)(
    '%s %s naming another user is 403 and changes nothing (D6, attacks 1, 2)',
    async (method, path, body) => {
      const owner = scenes['enviado']?.owner.sub ?? '';
      const before = await stage.rows.fingerprint();
      const queries = [
        `userId=${owner}`,
        `user_id=${owner}`,
        `userId[]=${owner}`,
        `userId=${intruder.sub}&userId=${owner}`,
      ];
      for (const query of [...queries, `userId=${owner}%00`])
        expect((await stage.app.call(method, `${path}?${query}`, { as: intruder, body })).status).toBe(403);
      if (body)
        for (const name of ['userId', 'user_id']) {
          const given = { ...(body as object), [name]: owner };
          expect((await stage.app.call(method, path, { as: intruder, body: given })).body).toMatchObject({
            code: 'FOREIGN_USER',
          });
        }
      expect(await stage.rows.fingerprint()).toEqual(before);
    },
  );

  it('shows nobody else’s rows, figures or counts', async () => {
    const as = intruder;
    expect((await stage.app.call('GET', `/api/propostas?userId=${as.sub}`, { as })).body).toEqual([]);
    expect((await stage.app.call('GET', '/api/propostas/stats', { as })).body).toMatchObject({ total: 0 });
    expect((await stage.app.call('GET', '/api/proposal-limits', { as })).body).toMatchObject({
      proposalCount: 0,
    });
  });

  it('an internal id gives no public access (D16)', async () => {
    const before = await stage.rows.fingerprint();
    for (const { id } of Object.values(scenes)) {
      expect((await stage.app.call('GET', `/api/public/proposal/${id}`)).status).toBe(404);
      const signature = { nome: 'Ana', email: 'a@b.co', confirmacao: true };
      for (const [path, body] of [
        ['assinatura', signature],
        ['rejeitar', {}],
      ] as const)
        expect((await stage.app.call('POST', `/api/propostas/${id}/${path}`, { body })).body).toMatchObject({
          code: 'LINK_NOT_FOUND',
        });
    }
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('a link acts on its own proposal, whatever the body has (attack 13)', async () => {
    const mine = await sent(stage.app);
    const other = await sent(stage.app);
    const body = {
      nome: 'Ana Lima',
      email: 'a@b.co',
      confirmacao: true,
      id: other.id,
      token: other.token,
      proposal_id: other.id,
    };
    expect((await stage.app.call('POST', `/api/propostas/${mine.token}/assinatura`, { body })).status).toBe(
      200,
    );
    expect(await stage.rows.count('signatures', 'proposal_id = $1', [other.id])).toBe(0);
    expect(await stage.rows.count('signatures', 'proposal_id = $1', [mine.id])).toBe(1);
  });

  it('only notifications may read the outbox', async () => {
    const path = `/internal/outbox/${randomUUID()}`;
    const as = { kind: 'service', iss: 'notifications', sub: 'notifications' } as const;
    expect((await stage.app.call('GET', path, { as })).body).toEqual({ message: null });
    for (const other of [VISITOR, intruder, { ...as, iss: 'admin' }])
      expect((await stage.app.call('GET', path, { as: other })).status).toBe(403);
  });
});

describe('the owner’s own session (D22)', () => {
  it('neither signs nor rejects, and changes nothing', async () => {
    const { owner, token } = await sent(stage.app);
    const before = await stage.rows.fingerprint();
    for (const [path, body] of [
      ['assinatura', { nome: 'Eu mesmo', email: 'a@b.co', confirmacao: true }],
      ['rejeitar', {}],
    ] as const) {
      const { status, body: response } = await stage.app.call('POST', `/api/propostas/${token}/${path}`, {
        as: owner,
        body,
      });
      expect([status, response?.['code']]).toEqual([403, 'OWNER_CANNOT_DECIDE']);
    }
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('does not stop another user from signing', async () => {
    const { token } = await sent(stage.app);
    const body = { nome: 'Ana Lima', email: 'a@b.co', confirmacao: true };
    const path = `/api/propostas/${token}/assinatura`;
    expect((await stage.app.call('POST', path, { as: unlimitedUser(), body })).status).toBe(200);
  });
});
