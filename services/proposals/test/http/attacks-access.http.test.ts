import { randomUUID } from 'node:crypto';
import { routesOf } from '@acordo/service-kit/testing/walk-routes';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newProposal, signature } from '../factories/bodies.js';
import { draft, reject, rejected, type Scene, sent, show, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import type { HttpResponse, Method } from '../support/test-app.js';
import { unlimitedUser, VISITOR } from '../support/tokens.js';

// access.http.test.ts lists calls by hand; here they come from the router (attacks 5, 6, 14), so that later calls are
// included.

const stage = setStage();
const intruder = unlimitedUser();
let scenes: Scene[];
beforeAll(async () => {
  const { app } = stage;
  scenes = [await draft(app), await sent(app), await signed(app), await rejected(app)];
});

/** Bodies that are valid for the owner. */
const BODIES: Readonly<Record<string, object>> = {
  'PUT /api/propostas/:id': newProposal({ titulo: 'Tomada' }),
  'PATCH /api/propostas/:id/status-desenvolvimento': { status_desenvolvimento: 'iniciado' },
  'POST /api/propostas/:id/lembrete': { canal: 'whatsapp' },
  'PUT /api/propostas/:id/lembrar-cliente': { lembrar_cliente: false },
};
const BY_TOKEN = ['/api/propostas/:id/assinatura', '/api/propostas/:id/rejeitar'];
const bodyOf = (method: string, path: string) =>
  BODIES[`${method} ${path}`] ?? (['GET', 'HEAD', 'DELETE'].includes(method) ? undefined : {});
const plain = ({ status, body }: HttpResponse) => ({ status, body: body && { ...body, requestId: '' } });

async function ownerRoutes() {
  const routes = (await routesOf(stage.app.app)).filter(
    ({ path }) => path.startsWith('/api/propostas/:id') && !BY_TOKEN.includes(path),
  );
  expect(routes.length).toBeGreaterThan(9);
  return routes.map(({ method, path }) => ({ method: method as Method, path }));
}

describe('every route with an id', () => {
  it('of somebody else’s proposal gives the response for a random id, also with its own data in the body (attack 14)', async () => {
    const routes = await ownerRoutes();
    const before = await stage.rows.fingerprint();
    for (const { method, path } of routes) {
      const ask = (id: string) =>
        stage.app.call(method, path.replace(':id', id), { as: intruder, body: bodyOf(method, path) });
      const unknown = await ask(randomUUID());
      expect([method, path, unknown.status]).toEqual([method, path, 404]);
      for (const { id } of scenes) {
        const response = await ask(id);
        expect(plain(response)).toEqual(plain(unknown));
        expect(Object.keys(response.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
      }
    }
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('accepts the caller’s identity only from the gateway (attack 2)', async () => {
    const routes = await ownerRoutes();
    const before = await stage.rows.fingerprint();
    for (const { id, owner } of scenes)
      for (const { method, path } of routes) {
        const body = bodyOf(method, path);
        const response = await stage.app.call(method, path.replace(':id', id), {
          as: intruder,
          body,
          headers: { 'x-user-id': owner.sub, 'x-internal-user': owner.sub, cookie: `user_id=${owner.sub}` },
        });
        expect([method, path, response.status]).toEqual([method, path, 404]);
        for (const query of [`userId=${owner.sub}`, `userId=${intruder.sub}&userId=${owner.sub}`]) {
          const url = `${path.replace(':id', id)}?${query}`;
          expect([403, 404]).toContain((await stage.app.call(method, url, { as: intruder, body })).status);
        }
      }
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('with another spelling of its path never reaches another’s, nor anybody’s without a session (attack 17)', async () => {
    const before = await stage.rows.fingerprint();
    for (const { id } of scenes)
      for (const path of [
        `/api/propostas/${id}/`,
        `//api/propostas/${id}`,
        `/API/PROPOSTAS/${id}`,
        `/api/%70ropostas/${id}`,
        `/api/propostas/${id.toUpperCase()}`,
        `/api/propostas/${id};x`,
        `/api/propostas/./${id}`,
        `/api/propostas/x/../${id}`,
        `/api/propostas/${id}%00`,
        `/api/propostas/${id}%2Fgenerate-link`,
        `/api/propostas/${id}?x=`,
      ])
        for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)
          for (const as of [intruder, VISITOR]) {
            const headers = { 'x-http-method-override': 'DELETE' };
            const { status } = await stage.app.call(method as Method, path, { as, headers });
            expect([400, 401, 404, 405, 422]).toContain(status);
          }
    expect(await stage.rows.fingerprint()).toEqual(before);
  });
});

describe('a link’s calls act on their own link’s proposal (attack 13)', () => {
  it('whatever body and query have', async () => {
    const mine = await sent(stage.app);
    const other = await sent(stage.app);
    const names = { id: other.id, token: other.token, proposal_id: other.id, proposta_id: other.id };
    expect((await reject(stage.app, mine.token, names)).status).toBe(200);
    const query = `?id=${other.id}&token=${other.token}`;
    const read = await stage.app.call('GET', `/api/public/proposal/${mine.token}${query}`);
    expect(read.body).toMatchObject({ id: mine.token, status: 'rejeitado' });
    const view = `/api/public/proposal/${mine.token}/view${query}`;
    expect((await stage.app.call('POST', view, { body: names })).status).toBe(204);
    expect((await show(stage.app, other.token)).body).toMatchObject({ status: 'enviado' });
    expect((await stage.app.call('GET', other.path, { as: other.owner })).body).toMatchObject({
      status: 'enviado',
      vistas: 0,
    });
  });

  it('and an internal id instead of a token is unknown, for its owner too (D16)', async () => {
    const before = await stage.rows.fingerprint();
    for (const { id, owner } of scenes)
      for (const as of [VISITOR, owner])
        for (const [method, path, body] of [
          ['GET', `/api/public/proposal/${id}`, undefined],
          ['GET', `/api/public/proposal/${id}/pdf`, undefined],
          ['GET', `/api/public/proposal/${id}/preview.png`, undefined],
          ['POST', `/api/public/proposal/${id}/view`, {}],
          ['POST', `/api/propostas/${id}/assinatura`, signature()],
          ['POST', `/api/propostas/${id}/rejeitar`, {}],
        ] as const) {
          const response = await stage.app.call(method, path, { as, body });
          expect([path, response.status, response.body?.['code']]).toEqual([path, 404, 'LINK_NOT_FOUND']);
        }
    expect(await stage.rows.fingerprint()).toEqual(before);
  });
});
