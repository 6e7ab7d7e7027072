import { beforeAll, describe, expect, it } from '@jest/globals';
import { draft, type Scene, sent } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import type { Method } from '../support/test-app.js';
import { type Claims, unlimitedUser } from '../support/tokens.js';

// For every call that takes JSON (attacks 29, 30, 31, 35): also those that values.http.test.ts leaves out, and forms of keys that
// a parser reads as others (escaped, nested).

const stage = setStage();
const owner = unlimitedUser();
let scene: Scene;
beforeAll(async () => {
  scene = await sent(stage.app, owner);
});

const CALLS: readonly [Method, string][] = [
  ['POST', '/api/propostas'],
  ['PUT', ':own'],
  ['PATCH', ':own/status-desenvolvimento'],
  ['POST', ':own/generate-link'],
  ['POST', ':own/revoke-link'],
  ['POST', ':own/duplicate'],
  ['POST', '/api/company-settings'],
  ['PUT', '/api/company-settings'],
  ['POST', ':link/assinatura'],
  ['POST', ':link/rejeitar'],
  ['POST', ':view'],
];
const send = (method: Method, path: string, raw: string, headers: Record<string, string> = {}) => {
  const url = path
    .replace(':own', scene.path)
    .replace(':link', `/api/propostas/${scene.token}`)
    .replace(':view', `/api/public/proposal/${scene.token}/view`);
  const as: Claims = /^:(link|view)/.test(path) ? {} : owner;
  return stage.app.call(method, url, { as, raw, headers });
};

const RAWS: readonly (readonly [string, string, readonly number[]])[] = [
  ['an array', '[]', [422]],
  ['an array of bodies', '[{"titulo":"a"}]', [422]],
  ['null', 'null', [422]],
  ['a text', '"x"', [422]],
  ['a number', '1', [422]],
  ['true', 'true', [422]],
  ['half a JSON', '{"titulo":', [400]],
  ['two bodies', '{}{}', [400]],
  ['a comment', '{/*x*/}', [400]],
  ['NaN', '{"valor_total":NaN}', [400]],
  ['spaces alone', '  ', [400]],
  ['a prototype', '{"__proto__":{"isAdmin":true}}', [400]],
  ['an escaped prototype', '{"\\u005f_proto__":{"isAdmin":true}}', [400]],
  ['a nested prototype', '{"cores_personalizadas":{"__proto__":{"isAdmin":true}}}', [400]],
  ['a prototype in a list', '{"funcionalidades":[{"__proto__":{"isAdmin":true}}]}', [400]],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', [400]],
  ['an escaped constructor', '{"con\\u0073tructor":{"prototype":{"isAdmin":true}}}', [400]],
  ['duplicate keys', '{"titulo":"a","titulo":"b"}', [400]],
  ['escaped duplicate keys', '{"titulo":"a","t\\u0069tulo":"b"}', [400]],
  ['nested duplicate keys', '{"cores_personalizadas":{"primaria":"#000000","primaria":"#ffffff"}}', [400]],
];

describe.each(CALLS)('%s %s (29 to 31, 35)', (method, path) => {
  it.each(RAWS)('refuses %s, and nothing changes', async (_name, raw, expected) => {
    const before = await stage.rows.fingerprint();
    const { status, body } = await send(method, path, raw);
    expect(expected).toContain(status);
    expect(body).toMatchObject({ code: expect.stringMatching(/^(MALFORMED_JSON|INVALID_FIELDS)$/) });
    expect(await stage.rows.fingerprint()).toEqual(before);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  it('refuses a body without the type JSON, and nothing changes', async () => {
    const before = await stage.rows.fingerprint();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ' ', 'x'])
      expect((await send(method, path, '{}', { 'content-type': type })).status).toBe(415);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });
});

describe('names that every object has are ignored like other unknown fields (attack 30)', () => {
  it.each(['toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'])('%s', async (name) => {
    const one = await draft(stage.app, owner);
    const { status, body } = await stage.app.call('PUT', one.path, {
      as: owner,
      raw: `{"${name}":1,"titulo":"Novo"}`,
    });
    expect([status, body?.['titulo'], Object.keys(body ?? {}).includes(name)]).toEqual([200, 'Novo', false]);
  });
});

describe('fields of the server are not read from any body (attacks 21, 26)', () => {
  const OWNED = {
    token: 'roubado',
    codigo_verificacao: 'AAAAAAAAAAAAAAAA',
    versao: 9,
    conteudo_hash: 'ff',
    hash_conteudo: 'ff',
    id: '11111111-1111-4111-8111-111111111111',
    criado_em: '2001-01-01T00:00:00Z',
    created_at: '2001-01-01T00:00:00Z',
    link_expira_em: '2999-01-01T00:00:00Z',
    expira_em: '2999-01-01T00:00:00Z',
    publicToken: 'roubado',
    status: 'aceito',
    plano: 'anual',
    limite_mensal: 999,
    is_admin: true,
    email_verificado: true,
  };
  it('duplicating', async () => {
    const { body } = await stage.app.call('POST', `${scene.path}/duplicate`, { as: owner, body: OWNED });
    expect(body).toMatchObject({ status: 'rascunho', versao: 1, token: null, link_expira_em: null });
    expect([OWNED.id, scene.id]).not.toContain(body?.['id']);
    expect(Date.parse(String(body?.['criado_em']))).toBeGreaterThan(Date.now() - 60_000);
  });
  it('making a link', async () => {
    const one = await draft(stage.app, owner);
    const plain = await sent(stage.app, owner);
    const { body } = await stage.app.call('POST', `${one.path}/generate-link`, { as: owner, body: OWNED });
    expect(body?.['publicToken']).not.toBe('roubado');
    const { body: other } = await stage.app.call('GET', plain.path, { as: owner });
    expect(body?.['link_expira_em']).toBe(other?.['link_expira_em']);
  });
  it('the development status', async () => {
    const one = await draft(stage.app, owner);
    const { body } = await stage.app.call('PATCH', `${one.path}/status-desenvolvimento`, {
      as: owner,
      body: { ...OWNED, titulo: 'Outro', status_desenvolvimento: 'finalizado' },
    });
    expect(body).toMatchObject({
      id: one.id,
      status: 'rascunho',
      versao: 1,
      token: null,
      status_desenvolvimento: 'finalizado',
    });
    expect(body?.['titulo']).not.toBe('Outro');
  });
});
