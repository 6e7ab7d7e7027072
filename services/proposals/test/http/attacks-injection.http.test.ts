import { Writable } from 'node:stream';
import { createLogger } from '@acordo/service-kit/logging/logger';
import { routesOf } from '@acordo/service-kit/testing/walk-routes';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../../src/create-app.js';
import { company, newProposal, signature } from '../factories/bodies.js';
import { reject, rejected, type Scene, sent, show } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { testConfig, type Method } from '../support/test-app.js';
import { token, unlimitedUser } from '../support/tokens.js';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';

// The response has the text as typed, as JSON. Pages, PDFs and emails show the same texts in their own tests.

const stage = setStage();
const owner = unlimitedUser();
let scene: Scene;
beforeAll(async () => {
  scene = await sent(stage.app, owner);
});

const POLYGLOTS = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  `'"--></style></title></textarea><svg onload=alert(1)>`,
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '[[${7*7}]]',
  '{{constructor.constructor("alert(1)")()}}',
  '#eval("1+1")',
  '#read("/etc/passwd")',
  '\\input{/etc/passwd}',
  '<!--#exec cmd="id"-->',
  '<iframe src=http://127.0.0.1>',
  '@import url(http://127.0.0.1)',
  '&lt;b&gt; &amp;amp;',
  '%3Cscript%3E',
  '\\u003cscript\\u003e',
  "'; DROP TABLE proposals; --",
  '$1 $2 :x ?',
  '=cmd|calc!A1',
  '../../../../etc/passwd',
  '`id` $(id)',
  '${jndi:ldap://127.0.0.1/a}',
  '__proto__',
];
/** In every text that an owner writes; each of them is long enough for each payload. */
const FIELDS = ['titulo', 'cliente_nome', 'cliente_endereco', 'condicoes_pagamento', 'descricao'] as const;

describe('texts of owners and clients (attacks 70, 71)', () => {
  it.each(POLYGLOTS)('%s is returned unchanged, as JSON with nosniff', async (text) => {
    // A name needs a letter (attack 260).
    const texts = {
      ...Object.fromEntries(FIELDS.map((field) => [field, text])),
      cliente_nome: `Ana ${text}`,
      funcionalidades: [text],
    };
    const one = await rejected(stage.app, owner, texts);
    const own = await stage.app.call('GET', one.path, { as: owner });
    const shown = await show(stage.app, one.token);
    const listed = await stage.app.call('GET', `/api/propostas?q=${encodeURIComponent(text)}`, { as: owner });
    for (const { body } of [own, shown]) expect(body).toMatchObject(texts);
    expect(listed.body).toMatchObject({ 0: { id: one.id, titulo: text } });
    for (const { headers } of [own, shown, listed])
      expect(headers).toMatchObject({ 'content-type': expect.stringMatching(/^application\/json/) });

    const two = await sent(stage.app, owner);
    expect((await reject(stage.app, two.token, { motivo: text })).status).toBe(200);
    expect((await stage.app.call('GET', two.path, { as: owner })).body).toMatchObject({
      recusa_motivo: text,
    });
    const events = await stage.app.call('GET', `${two.path}/events`, { as: owner });
    expect(JSON.stringify(events.body)).toContain(JSON.stringify(text).slice(1, -1));
  });
});

describe('names and addresses used in emails (attacks 78, 79)', () => {
  it.each(['A\r\nBcc: x@y.z', 'A\nB', 'A\u2028B', 'A\u0085B', 'A\u0000B', 'x'.repeat(10_000)])(
    'a company or client named %j is 422 everywhere, and nothing changes',
    async (nome) => {
      const before = await stage.rows.fingerprint();
      for (const [method, path, body, as] of [
        ['POST', '/api/company-settings', company({ nome_empresa: nome }), owner],
        ['PUT', '/api/company-settings', company({ nome_empresa: nome }), owner],
        ['POST', '/api/propostas', newProposal({ cliente_nome: nome }), owner],
        ['PUT', scene.path, { cliente_nome: nome }, owner],
        ['PUT', scene.path, { titulo: nome }, owner],
        ['POST', `/api/propostas/${scene.token}/assinatura`, signature({ nome }), {}],
      ] as const)
        expect([path, (await stage.app.call(method, path, { as, body })).status]).toEqual([path, 422]);
      expect(await stage.rows.fingerprint()).toEqual(before);
    },
  );

  it.each([
    'a@b.com,c@d.com',
    'a@b.com;c@d.com',
    'a@b.com c@d.com',
    'a@b.com\r\nRCPT TO:<c@d.com>',
    'a@b.com\nBcc: c@d.com',
    '<a@b.com>',
    'Ana <a@b.com>',
    '"a b"@c.com',
    `a${'('.repeat(5_000)}@b.com`,
    `${'a'.repeat(300)}@b.com`,
    'a@b.com\u0000',
    'a@@b.com',
    '@b.com',
    'a@[127.0.0.1]',
  ])('the address %j is 422 in every field, at once, and nothing changes', async (email) => {
    const before = await stage.rows.fingerprint();
    const start = performance.now();
    for (const [method, path, body, as] of [
      ['POST', '/api/propostas', newProposal({ cliente_email: email }), owner],
      ['PUT', scene.path, { cliente_email: email }, owner],
      ['POST', '/api/company-settings', company({ email_empresa: email }), owner],
      ['POST', `/api/propostas/${scene.token}/assinatura`, signature({ email }), {}],
    ] as const)
      expect([path, (await stage.app.call(method, path, { as, body })).status]).toEqual([path, 422]);
    expect(performance.now() - start).toBeLessThan(1_000); // milliseconds each; never a parser's explosion
    expect(await stage.rows.fingerprint()).toEqual(before);
  });
});

const SQL = [
  "'",
  "' OR '1'='1",
  "'; DROP TABLE proposals; --",
  '1); SELECT pg_sleep(5); --',
  '1 UNION SELECT token_cifrado FROM proposal_links',
  '%27%20OR%201%3D1',
  '\\',
  '\\x00',
  '$1',
  '%',
  '_',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  '{"$gt":0}',
  '\u0000',
  '\ufffd',
  'x'.repeat(300),
];
const PARAMETERS = [
  'limit',
  'cursor',
  'status',
  'q',
  'sort',
  'order',
  'filter',
  'page',
  'offset',
  'campos',
  'id',
];

describe('SQL in every parameter of path and query (attack 82)', () => {
  it('is a value like any other: refused, ignored or searched, on every call, never 500, never slow', async () => {
    const routes = (await routesOf(stage.app.app)).filter(
      ({ method, path }) =>
        method === 'GET' && path.startsWith('/api/') && !path.endsWith('.png') && path !== '/api/auth/export', // begins an archive; its one parameter is one of two words
    );
    expect(routes.length).toBeGreaterThan(9);
    const before = await stage.rows.fingerprint();
    const stranger = unlimitedUser();
    const start = performance.now();
    for (const text of SQL) {
      const value = encodeURIComponent(text);
      for (const { path } of routes) {
        const urls = path.includes(':')
          ? [path.replace(/:\w+/, value)]
          : PARAMETERS.map((name) => `${path}?${name}=${value}`);
        for (const url of [...urls, `${path.replace(/:\w+/, 'x')}?${value}=${value}`]) {
          const { status, text: response } = await stage.app.call('GET', url, { as: stranger });
          expect([url, [200, 400, 404, 414, 422].includes(status)]).toEqual([url, true]);
          expect(response).not.toContain(scene.id);
          expect(response).not.toMatch(/syntax|relation|column|pg_|SELECT .* FROM/);
        }
      }
    }
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });
});

describe('the log of a request (attack 86)', () => {
  it('is one JSON line a request, whatever its headers contain', async () => {
    let text = '';
    const sink = new Writable({
      write(chunk, _encoding, done) {
        text += String(chunk);
        done();
      },
    });
    const logger = createLogger({ name: 'proposals', level: 'info' }, sink);
    const app = await createApp(testConfig(stage.database), { logger });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    const from = text.length;
    const forged = 'Mozilla\n{"level":50,"msg":"forjada"}\u001b[31m';
    const agents = [forged, 'x'.repeat(1_000_000)];
    for (const ua of agents)
      for (const [method, url] of [
        ['GET', `/api/public/proposal/${scene.token}`],
        ['GET', `/api/propostas?q=${encodeURIComponent(forged)}`],
        ['POST', `/api/propostas/${scene.token}/rejeitar`],
      ] as [Method, string][])
        await app.inject({
          method,
          url,
          headers: { [CALLER_HEADER]: token({ ua, rid: forged }, new Date()), 'user-agent': ua },
          ...(method === 'POST' ? { payload: { motivo: 1 } } : {}),
        });
    await app.close();
    const lines = text.slice(from).trim().split('\n');
    for (const line of lines) {
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'forjada' });
      expect(line.length).toBeLessThan(5_000);
      expect(line).not.toContain('\u001b');
      expect(line).not.toContain(scene.token);
    }
    expect(lines.length).toBeGreaterThanOrEqual(6);
  });
});
