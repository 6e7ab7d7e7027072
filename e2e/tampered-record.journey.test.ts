import { expect, test } from './support/journey.js';
import type { Browser } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { newOwner } from './steps/owner.js';
import { ApiClient } from '../scripts/lib/api-client.mjs';
import { newPerson, closeContexts } from './support/browser.js';
import { rowsOf } from '../scripts/lib/database.mjs';

let product: RunningProduct;
let browser: Browser;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

const signer = { nome: 'Maria Souza', email: 'maria@padaria.com.br', confirmacao: true };
const content = { cliente_nome: 'Padaria Pão & Prosa', tipo_site: 'institutional', valor_total: '11200.00' };

/** Signed through the gateway, without a session. */
async function signedProposal() {
  const { client: owner } = await newOwner(product);
  const created = await owner.call('POST', '/api/propostas', content);
  const id = String(created.body['id']);
  const link = await owner.call('POST', `/api/propostas/${id}/generate-link`, {});
  const token = String(link.body['publicToken']);
  const visitor = new ApiClient(product.url);
  await visitor.call('GET', `/api/public/proposal/${token}`);
  const { status } = await visitor.call('POST', `/api/propostas/${token}/assinatura`, signer);
  expect(status).toBe(200);
  const [row] = await rowsOf<{ codigo: string }>(
    product,
    'SELECT codigo FROM proposals.signatures WHERE proposal_id = $1',
    [id],
  );
  return { owner, id, token, codigo: row?.codigo ?? '' };
}

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** As a superuser who disables the triggers. */
const rename = (id: string) =>
  rowsOf(
    product,
    `DO $$ BEGIN SET LOCAL session_replication_role = replica;
       UPDATE proposals.signatures SET nome = 'Outra Pessoa' WHERE proposal_id = '${id}'; END $$`,
  );

/** Requests a page, a file or a response again, with all headers that a cache could use. */
async function again(path: string, first: Response) {
  const headers: Record<string, string> = { ...asBrowser };
  const etag = first.headers.get('etag');
  headers['if-none-match'] = etag ?? '*';
  headers['if-modified-since'] = new Date(Date.now() + 60_000).toUTCString();
  const response = await fetch(product.url + path, { headers });
  return { status: response.status, text: await response.text() };
}

/** Over 5 s because a browser is started for it. */
test.describe('a signature that was changed directly in the database', () => {
  test('is shown by no cached page, file or response (attack 251)', async () => {
    const { owner, id, token, codigo } = await signedProposal();
    const page = `/public/proposal/${token}`;
    const paths = [page, `/api${page}`, `/api${page}/pdf`, `/api${page}/preview.png`];
    const first = await Promise.all(paths.map((path) => fetch(product.url + path, { headers: asBrowser })));
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await first[0]?.text()).toContain('Maria Souza');
    // Requested twice, so that the caches are warm.
    for (const path of paths) await (await fetch(product.url + path, { headers: asBrowser })).arrayBuffer();
    const ownBefore = await owner.call('GET', `/api/propostas/${id}`);
    expect(ownBefore.body).toMatchObject({ em_verificacao: false, assinatura_cliente_nome: 'Maria Souza' });

    await rename(id);
    for (const [at, path] of paths.entries()) {
      const { status, text } = await again(path, first[at] ?? new Response());
      expect([path, status]).toEqual([path, 409]);
      expect(text).toContain('em verificação');
      expect(text).not.toMatch(/Maria Souza|Outra Pessoa|Proposta Assinada/);
    }
    const verified = await again(`/api/public/verify/${codigo}`, new Response());
    expect([verified.status, JSON.parse(verified.text)]).toEqual([200, { status: 'em_verificacao' }]);
    const own = await owner.call('GET', `/api/propostas/${id}`);
    expect(own.body).toMatchObject({ em_verificacao: true, assinatura_confirmacao: false });
    const pdf = await owner.download(`/api/propostas/${id}/pdf`);
    expect(pdf.status).toBe(409);
  });

  test('is shown as a notice to clients with the link and to those who verify the code', async () => {
    const { id, token, codigo } = await signedProposal();
    const { page } = await newPerson(browser, product.url);
    await page.goto(`${product.url}/public/proposal/${token}`);
    await page.getByText('Proposta Assinada Digitalmente').waitFor();
    await rename(id);
    await page.reload();
    await page.getByRole('heading', { name: 'Registro em verificação' }).waitFor();
    expect(await page.title()).toBe('Visualização Pública da Proposta · Acordo');
    expect(await page.locator('article').count()).toBe(0);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByRole('heading', { name: 'Registro em verificação' }).waitFor();
    await page.goto(`${product.url}/verificar/${codigo}`);
    await page.getByRole('heading', { name: 'Assinatura em verificação' }).waitFor();
    expect(await page.getByText('Assinatura confirmada').count()).toBe(0);
  });
});
