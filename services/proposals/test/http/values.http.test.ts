import { NewContent } from '@acordo/contracts/http/propostas/content';
import { CompanyInput } from '@acordo/contracts/http/company/company';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { company, newProposal, signature } from '../factories/bodies.js';
import { draft, type Scene, sent, show, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const as = unlimitedUser();
let scene: Scene;
beforeAll(async () => {
  scene = await draft(stage.app, as);
});

/** Fields that belong to the server (D6). */
const SERVER_OWNED = {
  id: '11111111-1111-4111-8111-111111111111',
  status: 'assinada',
  token: 'roubado',
  versao_atual: 9,
  conteudo_hash: 'ff',
  codigo: 'AAAAAAAAAAAAAAAA',
  codigo_verificacao: 'AAAAAAAAAAAAAAAA',
  criado_em: '2001-01-01T00:00:00Z',
  atualizado_em: '2001-01-01T00:00:00Z',
  excluido_em: '2001-01-01T00:00:00Z',
  link_expira_em: '2999-01-01T00:00:00Z',
  link_id: '11111111-1111-4111-8111-111111111111',
  status_desenvolvimento: 'finalizado',
  assinatura_confirmacao: true,
  assinatura_cliente_nome: 'Falso',
  assinatura_data: '2001-01-01T00:00:00Z',
  assinatura_ip: '1.1.1.1',
  busca: 'x',
  chain_len: 99,
  plano: 'anual',
  limite_mensal: 999,
  is_admin: true,
  unlimited_proposals: true,
  rights: { admin: true },
  desconhecido: { a: [1] },
};
const UNTOUCHED = {
  status: 'rascunho',
  token: null,
  status_desenvolvimento: 'pendente',
  link_expira_em: null,
  assinatura_confirmacao: false,
  assinatura_cliente_nome: null,
  assinatura_data: null,
  assinatura_ip: null,
};

describe('fields that belong to the server are ignored (D6, attacks 18, 19, 21, 26, 27)', () => {
  it('on create', async () => {
    const { status, body } = await stage.app.call('POST', '/api/propostas', {
      as,
      body: newProposal({ ...SERVER_OWNED, versao: 7, user_id: as.sub }),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...UNTOUCHED, versao: 1, user_id: as.sub });
    expect(body?.['id']).not.toBe(SERVER_OWNED.id);
    expect(Date.parse(String(body?.['criado_em']))).toBeGreaterThan(Date.now() - 60_000);
  });

  it('on edit', async () => {
    const one = await draft(stage.app, as);
    const { status, body } = await stage.app.call('PUT', one.path, {
      as,
      body: { ...SERVER_OWNED, titulo: 'Novo' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...UNTOUCHED, id: one.id, versao: 2, titulo: 'Novo' });
  });

  it('on company settings and on signing', async () => {
    const stranger = unlimitedUser();
    const body = company({ ...SERVER_OWNED, versao: 9, senha_hash: 'x', role: 'admin' });
    const saved = await stage.app.call('POST', '/api/company-settings', { as: stranger, body });
    expect(Object.keys(saved.body ?? {}).sort()).toEqual(
      [...Object.keys(CompanyInput.shape), 'user_id'].sort(),
    );
    const one = await sent(stage.app);
    const response = await stage.app.call('POST', `/api/propostas/${one.token}/assinatura`, {
      body: signature({
        ip: '6.6.6.6',
        em: '2001-01-01T00:00:00Z',
        user_agent: 'x',
        ...SERVER_OWNED,
        conteudo_hash: undefined,
      }),
    });
    expect(response.status).toBe(200);
    expect((await show(stage.app, one.token)).body).toMatchObject({ assinatura_ip: '203.0.113.9' });
  });
});

const refusedWith422 = async (body: object) => {
  const before = await stage.rows.fingerprint();
  for (const [method, path] of [
    ['POST', '/api/propostas'],
    ['PUT', scene.path],
  ] as const) {
    const response = await stage.app.call(method, path, {
      as,
      body: method === 'POST' ? newProposal(body) : body,
    });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body?.['fields'] ?? {})[0]?.split('.')[0]).toBe(Object.keys(body)[0]);
    expect(response.body?.['error']).toBe(response.body?.['message']);
  }
  expect(await stage.rows.fingerprint()).toEqual(before);
};

describe('values (attacks 22, 23, 33)', () => {
  it.each([
    -1,
    0.001,
    true,
    [10],
    { $gt: 0 },
    null,
    'NaN',
    '1e3',
    '',
    '10,00',
    1e300,
    '9007199254740993',
    '1000000000',
  ])('an amount of %j is 422', async (valor_total) => refusedWith422({ valor_total }));
  it.each([
    { tipo_site: 'loja' },
    { paginas: 0 },
    { paginas: 1.5 },
    { paginas: '5' },
    { template: '<b>' },
    { cores_personalizadas: { primaria: 'red', secundaria: '#000000' } },
    { cores_personalizadas: { primaria: '#FFFFFF;x:y', secundaria: '#000000' } },
    { cliente_nome: '\u3164' },
    { cliente_nome: '---' },
    { funcionalidades: ['\u200b'] },
    { cliente_email: '.a@b.com' },
    { cliente_email: 'a@b.com,c@d.com' },
    { cliente_email: 'a@b.com\r\nBcc: x@y.z' },
    { cliente_cpf: '111.111.111-11' },
    { cliente_cnpj: '00.000.000/0000-00' },
    { cliente_cep: '1' },
    { logo_cliente_url: 'http://127.0.0.1:5432' },
    { logo_cliente_url: 'data:text/html;base64,PGgxPg==' },
    { funcionalidades: 'Blog' },
    { funcionalidades: [''] },
    { funcionalidades: Array.from({ length: 101 }, (_, i) => `f${i}`) },
    { funcionalidades: ['x'.repeat(201)] },
    { titulo: 'x'.repeat(301) },
    { cliente_nome: 'x'.repeat(201) },
    { descricao: 'x'.repeat(20_001) },
    { titulo: 5 },
    { titulo: ['a'] },
    { prazo: 'x'.repeat(61) },
    { horas_trabalho: 'x'.repeat(51) },
    { servidor_web_incluso: 'true' },
    { painel_admin_incluso: 1 },
    { suporte_gestao_recorrencia: 'semanal' },
    { servidor_email_recorrencia: '' },
    { cliente_telefone: '123' },
    { cliente_telefone: 11_987_654_321 },
    { validade_dias: 6 },
    { validade_dias: 181 },
    { validade_dias: 30.5 },
    { validade_dias: '30' },
  ])('%j is 422', refusedWith422);

  it('takes "10", numbers and the largest amount (D4)', async () => {
    for (const [given, kept] of [
      ['10', '10.00'],
      [4500.5, '4500.50'],
      ['999999999.99', '999999999.99'],
      [0, '0.00'],
    ]) {
      const { body } = await stage.app.call('PUT', scene.path, { as, body: { valor_total: given } });
      expect(body).toMatchObject({ valor_total: kept });
    }
  });
});

describe('bodies that are no object (attacks 29, 30, 31, 35)', () => {
  const calls = [
    ['POST', '/api/propostas'],
    ['PUT', ':own'],
    ['PATCH', ':own/status-desenvolvimento'],
    ['POST', '/api/company-settings'],
    ['PUT', '/api/company-settings'],
    ['POST', ':link/assinatura'],
    ['POST', ':link/rejeitar'],
  ] as const;
  const raws = [
    ['an array', '[]', 422],
    ['null', 'null', 422],
    ['a text', '"x"', 422],
    ['a number', '1', 422],
    ['half a JSON', '{"titulo":', 400],
    ['duplicate keys', '{"titulo":"a","titulo":"b"}', 400],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 400],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}', 400],
  ] as const;
  it.each(
    calls.flatMap(([method, path]) =>
      raws.map(([name, raw, status]) => ({ method, path, name, raw, status })),
    ),
  )('$method $path with $name is $status', async ({ method, path, raw, status }) => {
    const { token } = await linked();
    const url = path.replace(':own', scene.path).replace(':link', `/api/propostas/${token}`);
    const before = await stage.rows.fingerprint();
    const as2 = path.startsWith(':link') ? {} : { as };
    expect((await stage.app.call(method, url, { ...as2, raw })).status).toBe(status);
    expect(
      (await stage.app.call(method, url, { ...as2, headers: { 'content-type': 'application/json' } })).status,
    ).toBeGreaterThanOrEqual(400);
    expect(
      (await stage.app.call(method, url, { ...as2, raw: '{}', headers: { 'content-type': 'text/plain' } }))
        .status,
    ).toBe(415);
    expect(await stage.rows.fingerprint()).toEqual(before);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });
  let shared: Scene | null = null;
  const linked = async () => (shared ??= await sent(stage.app));
});

const TEXTS = Object.keys(NewContent.shape).filter((name) =>
  /^(titulo|cliente_(nome|endereco|numero|cidade|dominio)|.*_detalhes|prazo|horas_trabalho|condicoes_pagamento|descricao)$/.test(
    name,
  ),
);
const HOSTILE = [
  ['a NUL', 'a\\u0000b', 'refused'],
  ['a lone surrogate', 'a\\ud800b', 'refused'],
  ['a bidirectional override', 'a\\u202eb', 'refused'],
  ['an emoji', 'Festa 🎉 👩‍👩‍👧 ❤️', 'kept'],
  ['markup', '<script>alert(1)</script>{{7*7}}${x}', 'kept'],
  ['decomposed letters', 'Jose\\u0301', 'kept'],
  ['SQL', "'); DROP TABLE proposals; --", 'kept'],
  ['a 5,000-character word', 'x'.repeat(5_000), 'long'],
] as const;

describe('texts in every field (D47, attack 34)', () => {
  it.each(TEXTS.flatMap((field) => HOSTILE.map(([name, text, fate]) => ({ field, name, text, fate }))))(
    '$field with $name is stored in NFC or 422, never 500',
    async ({ field, text, fate }) => {
      const fits =
        fate !== 'refused' && text.length <= ((/detalhes|condicoes|descricao/.test(field) && 20_000) || 50);
      const { status, body } = await stage.app.call('PUT', scene.path, { as, raw: `{"${field}":"${text}"}` });
      expect(status).toBe(fits ? 200 : 422);
      const typed = String(JSON.parse(`"${text}"`));
      if (fits) expect(body?.[field]).toBe(typed.normalize('NFC'));
      else expect(body?.['fields']).toHaveProperty([field]);
    },
  );

  it.each(HOSTILE.filter(([, , fate]) => fate !== 'kept'))(
    'a feature with %s is 422',
    async (_name, text, _fate) => {
      const { status } = await stage.app.call('PUT', scene.path, {
        as,
        raw: `{"funcionalidades":["${text}"]}`,
      });
      expect(status).toBe(422);
    },
  );

  it.each(HOSTILE)('a signer’s name and a reason with %s', async (_name, text, fate) => {
    const one = await sent(stage.app);
    const name = await stage.app.call('POST', `/api/propostas/${one.token}/assinatura`, {
      raw: `{"nome":"${text}","email":"a@b.co","confirmacao":true}`,
    });
    expect(name.status).toBe(fate === 'kept' ? 200 : 422);
    const two = await sent(stage.app);
    const reason = await stage.app.call('POST', `/api/propostas/${two.token}/rejeitar`, {
      raw: `{"motivo":"${text}"}`,
    });
    expect(reason.status).toBe(fate === 'kept' ? 200 : 422);
    const typed = String(JSON.parse(`"${text}"`)).normalize('NFC');
    if (fate !== 'kept') return;
    expect((await show(stage.app, one.token)).body).toMatchObject({ assinatura_cliente_nome: typed });
    expect((await stage.app.call('GET', two.path, { as: two.owner })).body).toMatchObject({
      recusa_motivo: typed,
    });
  });

  it('what is signed is exactly what was stored, whatever it contains', async () => {
    const one = await signed(stage.app, undefined, {
      descricao: 'Jose\u0301 🎉 <b>"\\\u2028\u{1F469}\u200D',
      funcionalidades: ['🎉', 'Ação'],
    });
    const own = await stage.app.call('GET', one.path, { as: one.owner });
    const shown = await show(stage.app, one.token);
    expect(shown.body?.['descricao']).toBe(own.body?.['descricao']);
    expect(shown.body?.['funcionalidades']).toEqual(['🎉', 'Ação']);
  });
});

describe('signing form (P40)', () => {
  it.each([
    [{ nome: '' }, 'nome', 'Nome é obrigatório'],
    [{ nome: ' a ' }, 'nome', 'Nome deve ter pelo menos 2 caracteres'],
    [{ nome: '\u3164\u200b' }, 'nome', 'Nome é obrigatório'],
    [{ nome: '...' }, 'nome', 'O nome deve ter pelo menos uma letra'],
    [{ nome: '❤️❤️' }, 'nome', 'O nome deve ter pelo menos uma letra'],
    [{ email: 'a..b@x.com' }, 'email', 'Email deve ter formato válido'],
    [{ email: '' }, 'email', 'Email é obrigatório'],
    [{ email: 'a@b' }, 'email', 'Email deve ter formato válido'],
    [{ confirmacao: false }, 'confirmacao', 'Você deve confirmar que concorda com os termos'],
    [{ confirmacao: 'true' }, 'confirmacao', 'Você deve confirmar que concorda com os termos'],
  ])('%j is 422: %s', async (over, field, sentence) => {
    const one = await sent(stage.app);
    const before = await stage.rows.fingerprint();
    const path = `/api/propostas/${one.token}/assinatura`;
    const { status, body } = await stage.app.call('POST', path, { body: signature(over) });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: sentence, fields: { [field]: sentence } });
    expect(await stage.rows.fingerprint()).toEqual(before);
  });
});
