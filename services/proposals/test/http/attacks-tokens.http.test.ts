import { randomUUID } from 'node:crypto';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { routesOf } from '@acordo/service-kit/testing/walk-routes';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newToken } from '../../src/links/domain/token.js';
import { company, newProposal, signature } from '../factories/bodies.js';
import { draft, link, reject, rejected, type Scene, sent, show, sign, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import type { Method } from '../support/test-app.js';
import { unlimitedUser } from '../support/tokens.js';

// On every call with a link's token. Races are in last-byte.http.test.ts.

const stage = setStage();
const MADE_UP = randomUUID().replaceAll('-', '');

/** Every call with a link's token, from the router. */
async function linkCalls(): Promise<{ method: Method; path: string }[]> {
  const routes = (await routesOf(stage.app.app)).filter(
    ({ path }) => path.includes('/:token') || /\/:id\/(assinatura|rejeitar)$/.test(path),
  );
  expect(routes.filter(({ method }) => method !== 'HEAD').length).toBeGreaterThan(5);
  return routes.map(({ method, path }) => ({ method: method as Method, path }));
}
const call = (method: Method, path: string, token: string, headers: Record<string, string> = {}) => {
  const body = path.endsWith('/assinatura') ? signature() : {};
  return stage.app.call(method, path.replace(/:(token|id)/, token), {
    ...(method === 'POST' ? { body } : {}),
    headers,
  });
};

/** Every call with this token returns this, with the same body, and nothing changes. */
async function expectClosed(token: string, status: number, code: string): Promise<void> {
  // Reading an expired link also says whom to ask for a new one, and asking is what it still takes (P118).
  const isExpired = status === 410;
  const calls = (await linkCalls()).filter(({ path }) => !(isExpired && path.endsWith('/novo-link')));
  const before = await stage.rows.fingerprint();
  for (const { method, path } of calls) {
    const response = await call(method, path, token);
    expect([method, path, response.status]).toEqual([method, path, status]);
    if (method !== 'HEAD')
      expect({ ...response.body, requestId: '' }).toEqual({
        error: 'Proposta não encontrada',
        message: 'Link inválido ou expirado',
        code,
        requestId: '',
        ...(isExpired && path === '/api/public/proposal/:token' && { novo_link: { empresa: '' } }),
      });
  }
  expect(await stage.rows.fingerprint()).toEqual(before);
}

describe('tokens', () => {
  it('ten thousand are all different, of 128 random bits or more, and of one form (attacks 57, 270)', () => {
    const tokens = Array.from({ length: 10_000 }, () => newToken());
    expect(new Set(tokens).size).toBe(tokens.length);
    const bytes = tokens.map((token) => {
      expect(token).toMatch(/^[A-Za-z0-9_-]{22,}$/);
      return Buffer.from(token, 'base64url');
    });
    const length = bytes[0]?.length ?? 0;
    expect(length).toBeGreaterThanOrEqual(16);
    // The first character is the six upper bits of the first byte, the last one the six lower of the last. 62 of 64 characters stand
    // at the ends (270): without `-` and `_` all their bits but the lowest are set in 30 of them.
    const bitOfEnd = (byte: number, at: number): number | undefined => {
      if (byte === 0) return at >= 2 ? at - 2 : undefined;
      return byte === length - 1 && at < 6 ? at : undefined;
    };
    // Every bit is set about half of the time (six standard deviations), so there is no prefix, time or counter in it.
    for (let bit = 0; bit < length * 8; bit += 1) {
      const [byte, at] = [bit >> 3, bit & 7];
      const set = bytes.filter((token) => ((token[byte] ?? 0) >> at) & 1).length;
      const share = (bitOfEnd(byte, at) ?? 0) > 0 ? 30 / 62 : 1 / 2;
      expect(Math.abs(set - tokens.length * share)).toBeLessThan(300);
    }
  });

  it.each([
    'x',
    'null',
    'undefined',
    'NaN',
    '[]',
    '%5B%22a%22%5D',
    '%00',
    '%0d%0a',
    '%F0%9F%8E%89',
    '*',
    '%25',
    '%27%20OR%20%271%27=%271',
    '__proto__',
    'constructor',
    'a'.repeat(21),
    'a'.repeat(512),
    'a'.repeat(513),
    '00000000-0000-0000-0000-000000000000',
    MADE_UP,
  ])('%s opens nothing, on any call (attack 58)', (token) => expectClosed(token, 404, 'LINK_NOT_FOUND'));

  it('a letter more, less or other is unknown (attack 58)', async () => {
    const { token } = await signed(stage.app);
    const other = token.startsWith('A') ? 'B' : 'A';
    for (const near of [
      token.slice(1),
      `${token}A`,
      other + token.slice(1),
      token.toUpperCase(),
      `${token}=`,
    ])
      await expectClosed(near, 404, 'LINK_NOT_FOUND');
  });

  it('do not exist for a draft: guesses are unknown (attack 49)', async () => {
    const { id } = await draft(stage.app);
    await expectClosed(id, 404, 'LINK_NOT_FOUND');
    expect(await stage.rows.count('proposal_links', 'proposal_id = $1', [id])).toBe(0);
  });
});

describe('links that are over', () => {
  it('by their end: 410 on every call (attack 61)', async () => {
    const scene = await sent(stage.app);
    await stage.rows.query(
      `UPDATE proposals SET link_expira_em = clock_timestamp() - interval '2 seconds' WHERE id = $1`,
      [scene.id],
    );
    await expectClosed(scene.token, 410, 'LINK_EXPIRED');
  });

  it('by revoking, by a new one, by deleting: 404 on every call, and the new one works (attack 62)', async () => {
    const revoked = await sent(stage.app);
    await stage.app.call('POST', `${revoked.path}/revoke-link`, { as: revoked.owner, body: {} });
    await expectClosed(revoked.token, 404, 'LINK_NOT_FOUND');
    const again = await link(stage.app, revoked);
    await expectClosed(revoked.token, 404, 'LINK_NOT_FOUND');
    expect((await show(stage.app, again)).status).toBe(200);

    const reopened = await rejected(stage.app);
    const fresh = await link(stage.app, reopened);
    await expectClosed(reopened.token, 404, 'LINK_NOT_FOUND');
    expect((await sign(stage.app, fresh)).status).toBe(200);

    const deleted = await signed(stage.app); // signed, so that the eraser changes nothing while rows are compared
    const replaced = await stage.app.call('POST', `${deleted.path}/generate-link`, {
      as: deleted.owner,
      body: { novo: true },
    });
    await stage.app.call('DELETE', deleted.path, { as: deleted.owner });
    await expectClosed(deleted.token, 404, 'LINK_NOT_FOUND');
    expect((await show(stage.app, String(replaced.body?.['publicToken']))).status).toBe(200);
  });
});

describe('a link’s token gives access only to its link (attack 63)', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await sent(stage.app);
  });

  it('as a session, token or key', async () => {
    const routes = (await routesOf(stage.app.app)).filter(
      ({ path }) =>
        path.startsWith('/internal') ||
        (path.startsWith('/api/') && !/\/:token|assinatura|rejeitar|public|assets/.test(path)),
    );
    expect(routes.length).toBeGreaterThan(15);
    const before = await stage.rows.fingerprint();
    for (const { method, path } of routes)
      for (const headers of [
        { authorization: `Bearer ${scene.token}` },
        { cookie: `acordo_sessao=${scene.token}` },
        { [CALLER_HEADER]: scene.token },
        { 'x-user-id': scene.token },
      ] as Record<string, string>[]) {
        const url = path.replace(/:\w+/, scene.id);
        const { status } = await stage.app.call(method as Method, url, {
          ...(['POST', 'PUT', 'PATCH'].includes(method) ? { body: newProposal() } : {}),
          headers,
        });
        expect([401, 403]).toContain(status);
      }
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('as an id, a code, an asset, a cursor or a search', async () => {
    const before = await stage.rows.fingerprint();
    for (const as of [unlimitedUser(), scene.owner]) {
      expect((await stage.app.call('GET', `/api/propostas/${scene.token}`, { as })).status).toBe(404);
      expect((await stage.app.call('DELETE', `/api/propostas/${scene.token}`, { as })).status).toBe(404);
      expect((await stage.app.call('GET', `/api/propostas?q=${scene.token}`, { as })).body).toEqual([]);
      expect((await stage.app.call('GET', `/api/propostas?cursor=${scene.token}`, { as })).status).toBe(422);
    }
    for (const path of ['/api/public/verify', '/api/assets'])
      expect((await stage.app.call('GET', `${path}/${scene.token}`)).status).toBe(404);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });
});

describe('what is signed (attack 47)', () => {
  it('is not edited, revoked, decided or given another client by anybody, and nothing changes', async () => {
    const scene = await signed(stage.app);
    const as = scene.owner;
    const before = await stage.rows.fingerprint();
    for (const body of [newProposal(), { cliente_email: 'outro@exemplo.com.br' }, { status: 'rascunho' }, {}])
      expect((await stage.app.call('PUT', scene.path, { as, body })).body).toMatchObject({ code: 'LOCKED' });
    const revoke = await stage.app.call('POST', `${scene.path}/revoke-link`, { as, body: {} });
    expect(revoke.body).toMatchObject({ code: 'STATE_CONFLICT' });
    for (const response of [await sign(stage.app, scene.token), await reject(stage.app, scene.token)])
      expect(response.body).toMatchObject({ code: 'ALREADY_DECIDED' });
    const again = await stage.app.call('POST', `${scene.path}/generate-link`, { as, body: {} });
    expect(again.body).toMatchObject({ publicToken: scene.token }); // D14: the same one
    expect(await stage.rows.fingerprint()).toEqual(before);
    await stage.app.call('POST', '/api/company-settings', { as, body: company() });
    expect((await show(stage.app, scene.token)).body).toMatchObject({ empresa: { nome_empresa: '' } });
  });
});
