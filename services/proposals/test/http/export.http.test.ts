import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { company } from '../factories/bodies.js';
import { form, png } from '../factories/images.js';
import { draft, sent, sign, signed } from '../factories/scenes.js';
import { beginClosing, closeInIdentity } from '../support/closed-account.js';
import { FakeIdentity } from '../support/fake-identity.js';
import { sendForm } from '../support/images.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';
import { type Claims, token, unlimitedUser } from '../support/tokens.js';
import { cellsOf, unzip } from '../support/unzip.js';

const DAY = 86_400;
type Owner = Claims & { sub: string };
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
const later = (seconds: number) => stage.at(seconds, { IDENTITY_URL: identity.url });

function owner(): Owner {
  const made = unlimitedUser();
  identity.profiles.set(made.sub, {
    id: made.sub,
    nome: 'Marina Duarte',
    email: 'marina@estudiolume.com.br',
    email_confirmado_em: null,
    provider: 'email',
    plano: 'gratuito',
    plano_ate: null,
    unlimited_proposals: true,
    is_admin: false,
    criado_em: '2026-01-01T00:00:00.000Z',
    ultimo_login: null,
    identidades: [],
    identidades_desconectadas: [],
    atividade: [],
    sessoes: [],
    assinaturas_do_plano: [],
  });
  return made;
}

async function ask(as: Claims, on: TestApp = app, query = '') {
  const response = await on.app.inject({
    method: 'GET',
    url: `/api/auth/export${query}`,
    headers: { [CALLER_HEADER]: token(as, on.now()) },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}
const job = async ({ sub }: Owner) =>
  (
    await stage.rows.query<{
      id: string;
      situacao: string;
      tentativas: number;
      bytes: string;
      pedacos: number;
    }>('SELECT * FROM exports WHERE user_id = $1 ORDER BY criado_em DESC', [sub])
  )[0];
async function until(what: string, look: () => Promise<boolean>) {
  for (let i = 0; i < 1_500; i += 1) {
    if (await look()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`not in time: ${what}`);
}
const ready = (as: Owner) => until('ready', async () => (await job(as))?.situacao === 'pronto');
async function archive(as: Owner, on?: TestApp) {
  expect((await ask(as, on)).status).toBe(202);
  await ready(as);
  return ask(as, on);
}

describe('the archive of own data (D37)', () => {
  it('is made in the background, announced by email, and contains everything of the user, and nothing else', async () => {
    const [me, other] = [owner(), owner()];
    const logo = String((await sendForm(app, me, form([{ content: await png() }]))).body['logo_url']);
    await app.call('POST', '/api/company-settings', { as: me, body: company({ logo_url: logo }) });
    const plain = await draft(app, me, {
      titulo: '=1+1',
      cliente_nome: '@cmd',
      condicoes_pagamento: '-x',
      descricao: '+y',
    });
    await app.call('PUT', plain.path, { as: me, body: { prazo: '30 dias' } });
    const done = await sent(app, me, { titulo: 'Loja/../ da Ana', cliente_nome: 'Ana' });
    await sign(app, done.token);
    const hidden = await signed(app, me, { titulo: 'Loja da Ana' });
    await app.call('DELETE', hidden.path, { as: me });
    const theirs = await signed(app, other, { titulo: 'Alheia', cliente_nome: 'Segredo alheio' });

    const first = await ask(me);
    expect([first.status, first.headers['content-type'], JSON.parse(first.bytes.toString())]).toEqual([
      202,
      'application/json; charset=utf-8',
      { situacao: 'preparando' },
    ]);
    await ready(me);
    const mails = await stage.rows.query<{ model: Record<string, unknown> }>(
      `SELECT model FROM outbox WHERE kind = 'export-ready' AND model ->> 'to_user' = $1`,
      [me.sub],
    );
    expect(mails).toEqual([
      { model: { to_user: me.sub, pronto_em: expect.any(String), expira_em: expect.any(String) } },
    ]);

    const { status, headers, bytes } = await ask(me);
    expect([status, headers['content-type'], headers['content-length']]).toEqual([
      200,
      'application/zip',
      String(bytes.length),
    ]);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="meus-dados-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(headers['cache-control']).toBe('private, no-store');
    const files = unzip(bytes);
    const json = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null');
    const pdf = (id: string, title: string) => `assinadas/${title} (${id.slice(0, 8)}).pdf`;
    expect([...files.keys()]).toEqual([
      'LEIA-ME.txt',
      'perfil.json',
      'empresa.json',
      'propostas.json',
      'propostas.csv',
      'versoes.json',
      'historico.json',
      pdf(done.id, 'Loja .. da Ana'),
      pdf(hidden.id, 'Loja da Ana'),
      `imagens/${logo.slice(-64)}.png`,
    ]);
    expect(json('perfil.json')).toEqual(identity.profiles.get(me.sub));
    expect(json('empresa.json')).toMatchObject({ nome_empresa: 'Estúdio Lume', logo_url: logo });
    const list = JSON.parse((await app.call('GET', '/api/propostas', { as: me })).text) as Record<
      string,
      unknown
    >[];
    expect(json('propostas.json')).toEqual(list.map(({ token: _token, ...rest }) => rest));
    expect(
      json('versoes.json').map((row: Record<string, unknown>) => [row['proposal_id'], row['versao']]),
    ).toEqual([
      [plain.id, 1],
      [plain.id, 2],
      [done.id, 1],
    ]);
    const history = json('historico.json') as Record<string, unknown>[];
    expect(history.filter((row) => row['proposal_id'] === done.id).map(({ tipo }) => tipo)).toEqual([
      'criada',
      'link_gerado',
      'assinada',
    ]);
    for (const id of [done.id, hidden.id]) {
      const name = [...files.keys()].find((one) => one.includes(id.slice(0, 8))) ?? '';
      const drawn = files.get(name);
      expect(drawn?.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const image = files.get(`imagens/${logo.slice(-64)}.png`);
    expect(image?.subarray(1, 4).toString()).toBe('PNG');

    const [head, ...rows] = cellsOf(files.get('propostas.csv')?.toString().slice(1) ?? '');
    const row = rows.find((cells) => cells.at(-1) === plain.id) ?? [];
    const cell = (column: string) => row[head?.indexOf(column) ?? -1];
    expect([cell('Título'), cell('Cliente'), cell('Condições de pagamento'), cell('Descrição')]).toEqual([
      "'=1+1",
      "'@cmd",
      "'-x",
      "'+y",
    ]);
    expect([rows.length, cell('Valor total'), cell('Prazo')]).toEqual([2, '11200,00', '30 dias']);

    const everything = [...files.values()].map((content) => content.toString('latin1')).join('\n');
    for (const stranger of ['Segredo alheio', 'Alheia', theirs.id, other.sub])
      expect(everything).not.toContain(stranger);
    // Links are always stored encrypted (D15).
    for (const link of [done.token, hidden.token]) expect(everything).not.toContain(link);
    expect((await ask({})).status).toBe(401);
    expect((await ask(me, app, `?userId=${other.sub}`)).status).toBe(403);
  }); // draws two PDFs

  it('is one at a time, and a new one once a day; one that is a week old is deleted', async () => {
    const me = owner();
    const responses = await Promise.all(Array.from({ length: 6 }, () => ask(me)));
    // A late call gets the archive that the others began.
    expect(
      responses.map(({ status }) => status).filter((status) => status !== 200 && status !== 202),
    ).toEqual([]);
    expect(responses.some(({ status }) => status === 202)).toBe(true);
    expect(await stage.rows.query('SELECT 1 FROM exports WHERE user_id = $1', [me.sub])).toHaveLength(1);
    await ready(me);
    const first = await job(me);
    expect((await ask(me, app, '?novo=true')).status).toBe(200);
    const tomorrow = await later(DAY + 60);
    expect((await ask(me, tomorrow)).status).toBe(200);
    expect((await job(me))?.id).toBe(first?.id);
    expect((await ask(me, tomorrow, '?novo=true')).status).toBe(202);
    await ready(me);
    expect((await job(me))?.id).not.toBe(first?.id);
    // The newer one replaced the older (attack 289).
    expect(await stage.rows.query('SELECT 1 FROM exports WHERE user_id = $1', [me.sub])).toHaveLength(1);
    expect((await ask(me, app, '?novo=x')).status).toBe(422);
    const week = await later(8.1 * DAY);
    await week.app.get(Schedule).run();
    expect(await stage.rows.query('SELECT 1 FROM exports WHERE user_id = $1', [me.sub])).toEqual([]);
    expect(await stage.rows.query('SELECT 1 FROM export_chunks WHERE export_id = $1', [first?.id])).toEqual(
      [],
    );
  });

  it('is begun again after a process was killed, and a slow older attempt writes nothing into it', async () => {
    const me = owner();
    await draft(app, me);
    const id = '7d1b1b4e-4a52-4b0a-9a3e-000000000001';
    // As left by a process that was killed at its second piece, four minutes ago.
    await stage.rows.query(
      `INSERT INTO exports (id, user_id, tentativas, tentar_em) VALUES ($1, $2, 1, now() + interval '1 minute')`,
      [id, me.sub],
    );
    for (const seq of [0, 1])
      await stage.rows.query(`INSERT INTO export_chunks VALUES ($1, $2, 'rest of a dead try')`, [id, seq]);
    await app.app.get(Schedule).run();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await job(me)).toMatchObject({ situacao: 'preparando', tentativas: 1 });
    const soon = await later(120);
    await soon.app.get(Schedule).run();
    await ready(me);
    expect(await job(me)).toMatchObject({ id, tentativas: 2 });
    expect(unzip((await ask(me)).bytes).has('propostas.json')).toBe(true);
  });

  it('is stopped with the service, which does not count, and made by the next one', async () => {
    const me = owner();
    for (let i = 0; i < 3; i += 1) await signed(app, me);
    const dying = await later(0);
    await ask(me, dying);
    await dying.close();
    const left = await job(me);
    if (left?.situacao === 'preparando') expect(left.tentativas).toBe(0);
    await app.app.get(Schedule).run();
    await ready(me);
    expect([...unzip((await ask(me)).bytes).keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(3);
  });

  it('waits for identity, fails after five attempts with an error; later it can be requested again', async () => {
    const me = owner();
    identity.down = true;
    expect((await ask(me)).status).toBe(202);
    await until('first failure', async () => {
      const one = await job(me);
      return (
        one?.tentativas === 1 &&
        (
          await stage.rows.query(
            "SELECT 1 FROM exports WHERE id = $1 AND tentar_em < now() + interval '2 minutes'",
            [one.id],
          )
        ).length === 1
      );
    });
    await stage.rows.query('UPDATE exports SET tentativas = 4, tentar_em = now() WHERE user_id = $1', [
      me.sub,
    ]);
    await app.app.get(Schedule).run();
    await until('given up', async () => (await job(me))?.situacao === 'falhou');
    expect((await ask(me)).status).toBe(503);
    identity.down = false;
    const hours = await later(7_200);
    expect((await ask(me, hours)).status).toBe(202);
    await ready(me);
  });

  it('is not made for an account that is closed', async () => {
    const me = owner();
    await archive(me);
    await closeInIdentity(stage.rows, me.sub);
    await stage.rows.query('DELETE FROM exports WHERE user_id = $1', [me.sub]);
    expect((await ask(me)).status).toBe(401);
    expect(await job(me)).toBeUndefined();
  });

  it('that is being made is not finished once the account is closed, and no email is sent', async () => {
    const me = owner();
    for (let i = 0; i < 3; i += 1) await draft(app, me);
    const closing = await beginClosing(stage.rows, me.sub);
    // As if just requested: its pieces and its end wait for the closing.
    await stage.rows.query('INSERT INTO exports (id, user_id) VALUES (gen_random_uuid(), $1)', [me.sub]);
    await app.app.get(Schedule).run();
    await stage.rows.untilSomebodyWaits();
    identity.profiles.delete(me.sub);
    await closing.commit();
    await until('given up', async () => (await job(me))?.situacao === 'falhou');
    expect(
      await stage.rows.query(
        `SELECT 1 FROM outbox WHERE kind = 'export-ready' AND model ->> 'to_user' = $1`,
        [me.sub],
      ),
    ).toEqual([]);
    expect(
      await stage.rows.query(
        'SELECT 1 FROM export_chunks c JOIN exports e ON e.id = c.export_id WHERE e.user_id = $1',
        [me.sub],
      ),
    ).toEqual([]);
  });

  it('of a thousand proposals is written piece by piece, each of at most 1 MB', async () => {
    const me = owner();
    const { id } = await draft(app, me);
    await stage.rows.query(
      `WITH nova AS MATERIALIZED (SELECT gen_random_uuid() AS id FROM generate_series(1, 999)), p AS (
         INSERT INTO proposals SELECT c.* FROM nova, proposals o, LATERAL jsonb_populate_record(o, jsonb_build_object('id', nova.id)) c WHERE o.id = $1)
       INSERT INTO proposal_versions (proposal_id, versao, conteudo)
       SELECT nova.id, 1, convert_to((convert_from(v.conteudo, 'UTF8')::jsonb || jsonb_build_object('descricao',
         (SELECT string_agg(md5(random()::text || i || nova.id), '') FROM generate_series(1, 100) i)))::text, 'UTF8')
       FROM nova, proposal_versions v WHERE v.proposal_id = $1`,
      [id],
    );
    expect((await ask(me)).status).toBe(202);
    let seen = 0;
    await until('ready', async () => {
      const one = await job(me);
      if (one?.situacao === 'preparando')
        seen = Math.max(
          seen,
          (await stage.rows.query('SELECT 1 FROM export_chunks WHERE export_id = $1', [one.id])).length,
        );
      return one?.situacao === 'pronto';
    });
    const done = await job(me);
    expect(done?.pedacos).toBeGreaterThan(5);
    expect(seen).toBeGreaterThan(0); // pieces were stored before the whole was finished
    const sizes = await stage.rows.query<{ n: number }>(
      'SELECT octet_length(conteudo) AS n FROM export_chunks WHERE export_id = $1 ORDER BY seq',
      [done?.id],
    );
    expect(new Set(sizes.slice(0, -1).map(({ n }) => n))).toEqual(new Set([512 * 1024]));
    const { bytes } = await ask(me);
    expect(bytes.length).toBe(Number(done?.bytes));
    const files = unzip(bytes);
    expect(JSON.parse(files.get('propostas.json')?.toString() ?? '')).toHaveLength(1_000);
    expect(JSON.parse(files.get('versoes.json')?.toString() ?? '')).toHaveLength(1_000);
    expect(cellsOf(files.get('propostas.csv')?.toString() ?? '')).toHaveLength(1_001);
  }); // a thousand proposals
});
