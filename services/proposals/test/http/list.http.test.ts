import { beforeAll, describe, expect, it } from '@jest/globals';
import { draft, rejected, sent, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const as = unlimitedUser();
const get = (query: string) => stage.app.call('GET', `/api/propostas${query}`, { as });
const titles = (body: unknown) => (body as { titulo: string }[]).map(({ titulo }) => titulo);
const ids = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);
const next = (link: unknown) => /^<\/api\/propostas(\?[^>]+)>; rel="next"$/.exec(String(link))?.[1];

beforeAll(async () => {
  for (const titulo of ['Primeira', 'Segunda 100%', 'Terceira Ação', 'Quarta_x', 'Quinta'])
    await draft(stage.app, as, { titulo, cliente_nome: `Cliente ${titulo}`, cliente_email: '' });
  await draft(stage.app, unlimitedUser(), { titulo: 'De outra pessoa' });
});

describe('GET /api/propostas (D7)', () => {
  it('is everything, newest first, without a next page', async () => {
    const { body, headers } = await get(`?userId=${as.sub}`);
    expect(titles(body)).toEqual(['Quinta', 'Quarta_x', 'Terceira Ação', 'Segunda 100%', 'Primeira']);
    expect(headers['link']).toBeUndefined();
  });

  it('has pages that stay the same while rows are added', async () => {
    const first = await get('?limit=2');
    expect(titles(first.body)).toEqual(['Quinta', 'Quarta_x']);
    const added = await draft(stage.app, as, { titulo: 'Nova' });
    const second = await get(String(next(first.headers['link'])));
    expect(titles(second.body)).toEqual(['Terceira Ação', 'Segunda 100%']);
    const third = await get(String(next(second.headers['link'])));
    expect(titles(third.body)).toEqual(['Primeira']);
    expect(third.headers['link']).toBeUndefined();
    await stage.app.call('DELETE', added.path, { as });
  });

  it('does not lose rows of one instant between pages', async () => {
    const owner = unlimitedUser();
    for (let i = 0; i < 4; i += 1) await draft(stage.app, owner);
    await stage.rows.query(`UPDATE proposals SET criado_em = '2026-11-27T12:00:00Z' WHERE user_id = $1`, [
      owner.sub,
    ]);
    const seen: string[] = [];
    for (let query: string | undefined = '?limit=1'; query; ) {
      const { body, headers } = await stage.app.call('GET', `/api/propostas${query}`, { as: owner });
      seen.push(...ids(body));
      query = next(headers['link']);
    }
    expect(new Set(seen).size).toBe(4);
    expect(seen).toHaveLength(4);
  });

  it.each([
    ['acao', ['Terceira Ação']],
    ['AÇÃO', ['Terceira Ação']],
    ['cliente quinta', ['Quinta']],
    ['%', ['Segunda 100%']],
    ['_', ['Quarta_x']],
    ["' OR 1=1 --", []],
    ['.*', []],
    ['outra pessoa', []],
  ])('finds %j literally, without accents and case', async (q, found) => {
    const { status, body } = await get(`?q=${encodeURIComponent(q)}`);
    expect([status, titles(body)]).toEqual([200, found]);
  });

  it('keeps its filters on the next page', async () => {
    const { headers } = await get('?limit=1&q=Cliente&status=rascunho');
    expect(next(headers['link'])).toMatch(/limit=1&cursor=[\w-]+&status=rascunho&q=Cliente/);
  });

  it('filters by state, and counts states', async () => {
    const owner = unlimitedUser();
    await draft(stage.app, owner);
    const enviada = await sent(stage.app, owner);
    const aceita = await signed(stage.app, owner);
    const found = async (status: string) =>
      ids((await stage.app.call('GET', `/api/propostas?status=${status}`, { as: owner })).body);
    expect(await found('enviado')).toEqual([enviada.id]);
    expect(await found('aceito')).toEqual([aceita.id]);
    expect((await stage.app.call('GET', '/api/propostas/stats', { as: owner })).body).toEqual({
      total: 3,
      rascunhos: 1,
      enviados: 1,
      aceitos: 1,
      rejeitados: 0,
      expirados: 0,
      valor_em_aberto: '11200.00',
      valor_fechado: '11200.00',
    });
  });

  it('adds up what is sent and what is signed, to the centavo and above an amount’s own maximum (P113, D4)', async () => {
    const owner = unlimitedUser();
    const worth = async () => {
      const { body } = await stage.app.call('GET', '/api/propostas/stats', { as: owner });
      return [body?.['valor_em_aberto'], body?.['valor_fechado']];
    };
    expect(await worth()).toEqual(['0.00', '0.00']);
    await draft(stage.app, owner, { valor_total: '7.00' });
    await rejected(stage.app, owner, { valor_total: '50.00' });
    for (const valor_total of ['0.10', '0.20', '999999999.99']) await sent(stage.app, owner, { valor_total });
    const gone = await sent(stage.app, owner, { valor_total: '3.00' });
    await stage.app.call('DELETE', gone.path, { as: owner });
    await signed(stage.app, owner, { valor_total: '1200.05' });
    await sent(stage.app, unlimitedUser(), { valor_total: '9.00' });
    expect(await worth()).toEqual(['1000000000.29', '1200.05']);
  });

  it('counts only the caller’s own: somebody else’s id is refused (attack 7)', async () => {
    const owner = unlimitedUser();
    await draft(stage.app, owner);
    const path = `/api/propostas/stats?userId=${owner.sub}`;
    expect((await stage.app.call('GET', path, { as: owner })).body).toMatchObject({ total: 1 });
    const { status, body } = await stage.app.call('GET', path, { as: unlimitedUser() });
    expect({ status, total: body?.['total'] }).toEqual({ status: 403, total: undefined });
  });

  it.each([
    'limit=0',
    'limit=1e9',
    'limit=x',
    'limit=-1',
    'cursor=x',
    'cursor=%00',
    'status=assinada',
    'q=%00',
    'limit=1&limit=2',
  ])('%s is 422, never 500 (attack 82)', async (query) => expect((await get(`?${query}`)).status).toBe(422));
  it('returns 304 for unchanged figures (D7)', async () => {
    const owner = unlimitedUser();
    const ask = (etag?: string) =>
      stage.app.call('GET', '/api/propostas/stats', {
        as: owner,
        ...(etag ? { headers: { 'if-none-match': etag } } : {}),
      });
    const etag = (await ask()).headers['etag'] as string;
    expect(await ask(etag)).toMatchObject({ status: 304 }); // the body is left out on the wire
    await draft(stage.app, owner);
    expect(await ask(etag)).toMatchObject({ status: 200, body: { total: 1 } });
  });

  it.each(['sort=nome;drop', 'offset=-1', 'page=9', 'order=1'])('%s is ignored', async (query) => {
    expect((await get(`?${query}`)).status).toBe(200);
  });
});
