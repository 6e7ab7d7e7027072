import { expect, test } from './support/journey.js';
import type { Product } from '../scripts/lib/product.mjs';
import { ApiClient } from '../scripts/lib/api-client.mjs';
import { rowsOf } from '../scripts/lib/database.mjs';
import { eventually } from './support/eventually.js';
import { waitForMail } from './support/outbox.js';
import { ProductOverTime } from './support/product-over-time.js';

const WEEK_AND_A_DAY_S = 8 * 86_400;
const account = { nome: 'Marina Duarte', email: 'marina@estudiolume.com.br', password: 'senha-boa' };
const { email, password } = account;

const time = new ProductOverTime();
let product: Product;
test.beforeAll(async () => {
  product = await time.goTo(0);
});
test.afterAll(() => time.end());

const statusOf = async (token: string) =>
  (await new ApiClient(product.url).call('GET', `/api/public/proposal/${token}`)).status;

async function shared(owner: ApiClient, cliente_nome: string): Promise<string> {
  const body = { cliente_nome, tipo_site: 'landing', valor_total: '4500.00' };
  const created = await owner.call('POST', '/api/propostas', body);
  const link = await owner.call('POST', `/api/propostas/${String(created.body['id'])}/generate-link`, {});
  return String(link.body['publicToken']);
}
/** D37, over all services: identity and proposals each do their part of a closing and an erasure. */
test.describe('the end of an account', () => {
  let signed: string;
  let unsigned: string;

  test('exports all data first, then closes: sessions and unsigned links end, signed records stay', async () => {
    const owner = new ApiClient(product.url);
    await owner.call('POST', '/api/auth/register', account);
    await owner.call('POST', '/api/auth/login', { email, password });
    signed = await shared(owner, 'Padaria Pão & Prosa');
    unsigned = await shared(owner, 'Clínica Vértebra');
    const signature = { nome: 'José Ribeiro', email: 'jose@padaria.com.br', confirmacao: true };
    const response = await new ApiClient(product.url).call(
      'POST',
      `/api/propostas/${signed}/assinatura`,
      signature,
    );
    expect(response.status).toBe(200);

    const archive = await eventually('the archive', async () => {
      const { status, bytes } = await owner.download('/api/auth/export');
      return status === 200 ? bytes : null;
    });
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['perfil.json', '.csv', '.pdf']) expect(archive.includes(name)).toBe(true);
    await waitForMail(product.outboxDir, ({ text }) => text?.includes(`${product.url}/conta`) ?? false);

    expect((await owner.call('DELETE', '/api/auth/account', { password: 'errada' })).status).toBe(403);
    expect((await owner.call('DELETE', '/api/auth/account', { password })).status).toBe(204);
    expect((await owner.call('GET', '/api/proposal-limits')).status).toBe(401);
    expect((await owner.call('POST', '/api/auth/login', { email, password })).status).toBe(401);
    await expect.poll(() => statusOf(unsigned), { timeout: 30_000 }).toBe(404);
    expect(await statusOf(signed)).toBe(200);
    await waitForMail(product.outboxDir, ({ subject }) => /encerrada/.test(subject ?? ''));
  });

  test('is erased a week later, identity last; the signed record is still there, and the address is free', async () => {
    product = await time.goTo(WEEK_AND_A_DAY_S);
    const users = async () => (await rowsOf(product, 'SELECT 1 FROM identity.users')).length;
    await expect.poll(users, { timeout: 60_000 }).toBe(0);
    const left = await rowsOf<{ cliente_nome: string }>(
      product,
      'SELECT cliente_nome FROM proposals.proposals',
    );
    expect(left.map(({ cliente_nome }) => cliente_nome)).not.toContain('Clínica Vértebra');
    expect(await statusOf(signed)).toBe(200);
    expect((await new ApiClient(product.url).call('POST', '/api/auth/register', account)).status).toBe(201);
  });
});
