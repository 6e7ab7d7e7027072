import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from './support/journey.js';
import { startTestProduct, type TestProduct } from '../test/product.js';
import { ApiClient } from '../scripts/lib/api-client.mjs';
import { rowsOf } from '../scripts/lib/database.mjs';

/** Calls as fast as possible; the gateway's rate limits are raised, so that only the storage limits can stop them. */
const HOSTILE = { LIMIT_WRITES_PER_MINUTE: '1000000', LIMIT_LOGOS_PER_MINUTE: '1000000' };
const FREE_MB = 3;
/** Access records are written each second, so their number is read afterwards. */
const RECORDS_WRITTEN_MS = 1_500;
const MB = 1_000_000;

let product: TestProduct;
test.beforeAll(async () => {
  product = await startTestProduct({ ...HOSTILE, STORAGE_FREE_MB: String(FREE_MB) });
});
test.afterAll(async () => {
  await product?.stop();
});

async function account(on: Pick<TestProduct, 'url'> = product) {
  const owner = new ApiClient(on.url);
  const email = `dono-${randomBytes(4).toString('hex')}@exemplo.com.br`;
  await owner.call('POST', '/api/auth/register', { nome: 'Dono', email, password: 'senha-boa' });
  await owner.call('POST', '/api/auth/login', { email, password: 'senha-boa' });
  const created = await owner.call('POST', '/api/propostas', {
    cliente_nome: 'Padaria',
    tipo_site: 'landing',
    valor_total: 4500,
  });
  return { owner, path: `/api/propostas/${String(created.body['id'])}` };
}

const text = (length: number) => randomBytes(length / 2).toString('hex');
/** The largest content that D47 allows, and incompressible. */
const content = () => ({
  ...Object.fromEntries(
    [
      'servidor_web_detalhes',
      'servidor_email_detalhes',
      'suporte_gestao_detalhes',
      'painel_admin_detalhes',
      'condicoes_pagamento',
      'descricao',
    ].map((field) => [field, text(20_000)]),
  ),
  funcionalidades: Array.from({ length: 100 }, () => text(200)),
});
/** A square of noise, never the same twice: 1.9 MB. */
const noise = () =>
  sharp(randomBytes(800 * 800 * 3), { raw: { width: 800, height: 800, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
const logo = async () => `data:image/png;base64,${(await noise()).toString('base64')}`;

/** Bytes that these columns take up as stored. */
async function stored(): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    product,
    `SELECT (SELECT coalesce(sum(octet_length(conteudo)), 0) FROM proposals.proposal_versions)::float8
       + (SELECT coalesce(sum(octet_length(conteudo)), 0) FROM proposals.assets)::float8 AS bytes`,
  );
  return row?.bytes ?? 0;
}
const counted = async (table: string) =>
  (await rowsOf<{ n: number }>(product, `SELECT count(*)::int AS n FROM proposals.${table}`))[0]?.n ?? 0;

test.describe('one account that calls in a loop (attacks 281, 282, 283)', () => {
  test('cannot fill the database with saves of 3 MB', async () => {
    const { owner, path } = await account();
    const before = await stored();
    const statuses = new Map<number, number>();
    for (let i = 0; i < 30; i += 1) {
      const { status } = await owner.call('PUT', path, { ...content(), logo_cliente_url: await logo() });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBeGreaterThan(3);
    expect((await stored()) - before).toBeLessThan((FREE_MB + 0.5) * MB);
    const versions = await counted('proposal_versions');
    for (let i = 0; i < 30; i += 1) await owner.call('PUT', path, { titulo: `t${i}` });
    expect(await counted('proposal_versions')).toBeLessThanOrEqual(versions + 1);
  });

  test('nor with logos', async () => {
    const { owner } = await account();
    const before = await stored();
    let refused = 0;
    for (let i = 0; i < 25; i += 1) {
      const form = new FormData();
      form.set('file', new Blob([Uint8Array.from(await noise())], { type: 'image/png' }), 'logo.png');
      const response = await fetch(`${product.url}/api/company-settings/logo`, {
        method: 'POST',
        headers: { origin: product.url, cookie: owner.cookies },
        body: form,
      });
      if (response.status === 403) refused += 1;
    }
    expect(refused).toBeGreaterThan(10);
    expect((await stored()) - before).toBeLessThan((FREE_MB + 0.5) * MB);
  });

  test('nor with a thousand changes of the development status, nor with the records of its calls', async () => {
    const { owner, path } = await account();
    const events = await counted('proposal_events');
    const statuses = ['iniciado', 'em_desenvolvimento', 'finalizado', 'pendente'];
    for (let i = 0; i < 1_000; i += 1) {
      const body = { status_desenvolvimento: statuses[i % 4] };
      expect((await owner.call('PATCH', `${path}/status-desenvolvimento`, body)).status).toBe(200);
    }
    expect((await counted('proposal_events')) - events).toBeLessThanOrEqual(4);
    expect(await counted('event_details')).toBe(await counted('proposal_events'));
    await setTimeout(RECORDS_WRITTEN_MS);
    const [noted] = await rowsOf<{ n: number }>(
      product,
      `SELECT count(*)::int AS n FROM proposals.access_records WHERE rota LIKE '%status-desenvolvimento'`,
    );
    expect(noted?.n).toBeLessThan(20);
  });

  test('and its clients can still sign', async () => {
    const { owner, path } = await account();
    const link = await owner.call('POST', `${path}/generate-link`, {});
    for (let i = 0; i < 20; i += 1) await owner.call('PUT', path, { logo_cliente_url: await logo() });
    expect((await owner.call('GET', '/api/proposal-limits')).body['storage']).toMatchObject({
      nearlyFull: true,
    });
    const token = String(link.body['publicToken']);
    const client = new ApiClient(product.url);
    expect((await client.call('GET', `/api/public/proposal/${token}`)).status).toBe(200);
    const signed = await client.call('POST', `/api/propostas/${token}/assinatura`, {
      nome: 'José Ribeiro',
      email: 'jose@padaria.com.br',
      confirmacao: true,
    });
    expect(signed).toMatchObject({ status: 200, body: { success: true } });
  });
});

/** The default limits, with a few minutes of an owner who saves every three seconds. */
test.describe('an ordinary owner (attack 285)', () => {
  let ordinary: TestProduct;
  test.beforeAll(async () => {
    ordinary = await startTestProduct();
  });
  test.afterAll(async () => {
    await ordinary?.stop();
  });

  test('saves twenty times in a minute with five new logos of 1.9 MB, and nothing is rejected', async () => {
    const { owner, path } = await account(ordinary);
    for (let i = 0; i < 20; i += 1) {
      const body = i % 4 === 0 ? { ...content(), logo_cliente_url: await logo() } : content();
      expect((await owner.call('PUT', path, body)).status).toBe(200);
    }
    const { storage } = (await owner.call('GET', '/api/proposal-limits')).body as {
      storage: { nearlyFull: boolean; used: number };
    };
    expect(storage.nearlyFull).toBe(false);
    expect(storage.used).toBeLessThan(5 * MB);
  });

  test('must wait, for a given number of seconds, only after calls faster than any person’s', async () => {
    const { owner, path } = await account(ordinary);
    let last = await owner.call('PUT', path, { titulo: 't' });
    for (let i = 0; i < 130 && last.status === 200; i += 1)
      last = await owner.call('PUT', path, { titulo: `t${i}` });
    expect(last).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await owner.call('GET', path)).status).toBe(200);
  });
});
