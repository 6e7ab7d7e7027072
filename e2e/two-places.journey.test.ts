import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { logIn, type Person } from './steps/account.js';
import { openLink, sign } from './steps/client.js';
import { newOwner } from './steps/owner.js';
import {
  actionsOf,
  type Draft,
  fillBriefing,
  goToPreview,
  makeLink,
  saveProposal,
} from './steps/proposal.js';
import { newPerson, closeContexts } from './support/browser.js';

const marina: Person = { nome: 'Marina Duarte', email: 'marina@estudiolume.com.br', senha: 'pão e prosa' };
const shop: Draft = { cliente: 'Livraria Miragem', email: 'oi@miragem.com.br', centavos: '450000' };
const DESCRIPTION = 'Loja com clube de leitura, agenda de lançamentos e vale-presente.';
const UPDATED = 'Proposta atualizada com sucesso.';

let product: RunningProduct;
let browser: Browser;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  await newOwner(product, marina);
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

let owner: Awaited<ReturnType<typeof newPerson>>;
test.beforeEach(async () => {
  owner = await newPerson(browser, product.url);
  await logIn(owner.page, marina);
});

const description = (page: Page) => page.getByLabel(/^Descrição do projeto/);
const stored = async (page: Page): Promise<{ id: string }[]> =>
  (await page.request.get('/api/propostas')).json();
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('acordo:draft:')));

async function create(cliente: string): Promise<string> {
  const data = {
    cliente_nome: cliente,
    cliente_email: shop.email,
    tipo_site: 'landing',
    valor_total: '3200.00',
  };
  const made = await owner.page.request.post('/api/propostas', { data, headers: { origin: product.url } });
  return ((await made.json()) as { id: string }).id;
}

/** A real browser on the real product: over 5 s because the product is started for it. */
test.describe('a session that ends elsewhere while the wizard is being filled in', () => {
  test('asks to log in again, and continues with all that was typed', async () => {
    const { page } = owner;
    await page.goto('/create');
    await fillBriefing(page, shop);
    await page.getByRole('button', { name: /^Informações Adicionais/ }).click();
    await description(page).fill(DESCRIPTION);
    await goToPreview(page);

    const phone = await newPerson(browser, product.url, { width: 360, height: 640 });
    await logIn(phone.page, marina);
    await phone.page.goto('/conta');
    await phone.page
      .getByRole('button', { name: /^Encerrar sessão/ })
      .first()
      .click();
    await phone.page.getByText('Sessão encerrada').first().waitFor();
    await phone.context.close();

    const before = await drafts(page);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.waitForURL('**/auth');
    await page.getByText('Usuário não autenticado. Faça login novamente.').first().waitFor();
    expect(await drafts(page)).toEqual(before);
    await logIn(page, marina, /\/create\?etapa=previa$/);
    await page.getByText(DESCRIPTION).first().waitFor();
    await saveProposal(page);
    const [saved] = await stored(page);
    expect(saved).toMatchObject({
      cliente_nome: shop.cliente,
      valor_total: '4500.00',
      descricao: DESCRIPTION,
    });
    expect(await drafts(page)).toEqual([]);
    expect(owner.noticed).toEqual({ errors: [], foreign: [] });
    await owner.context.close();
  });

  test('keeps even the word that was being typed at that moment', async () => {
    const { page } = owner;
    await page.goto('/create');
    await page.getByLabel(/^Nome do cliente/).fill(shop.cliente);
    await owner.context.clearCookies();
    await page.getByLabel(/^E-mail do cliente/).fill(shop.email);
    // On a return to the tab the limits are requested again (P10).
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.waitForURL('**/auth');
    await logIn(page, marina, '**/create');
    await page.getByText('Recuperamos o que você estava escrevendo.').waitFor();
    expect(await page.getByLabel(/^E-mail do cliente/).inputValue()).toBe(shop.email);
    await page.getByRole('button', { name: 'Começar do zero' }).click();
    await owner.context.close();
  });
});

test.describe('two tabs of one browser', () => {
  test('report that the other one has saved, and lose nothing that was typed (D17)', async () => {
    const id = await create('Cantina do Porto');
    const [mine, theirs] = [owner.page, await owner.context.newPage()];
    await mine.goto(`/edit/${id}`);
    await description(mine).fill(DESCRIPTION);
    await mine.getByText('Salvo neste navegador', { exact: true }).waitFor();
    await theirs.goto(`/edit/${id}`);
    await theirs.getByRole('button', { name: 'Descartar alterações' }).click();
    await theirs.getByLabel(/^Orçamento/).fill('3.800,00');
    await goToPreview(theirs);
    await saveProposal(theirs, UPDATED);

    await goToPreview(mine);
    await mine.getByRole('button', { name: 'Salvar', exact: true }).click();
    await mine
      .getByText('Esta proposta foi alterada em outra aba. Recarregue para não perder nada.')
      .first()
      .waitFor();
    await mine.getByRole('button', { name: 'Recarregar' }).click();
    await mine.getByText('Abaixo estão as suas alterações, ainda não salvas.').first().waitFor();
    await mine.getByRole('button', { name: 'Continuar com as minhas alterações' }).click();
    await mine.getByText(DESCRIPTION).first().waitFor();
    await saveProposal(mine, UPDATED);
    expect(await stored(mine)).toContainEqual(
      expect.objectContaining({ id, versao: 3, descricao: DESCRIPTION }),
    );
    expect(owner.noticed).toEqual({ errors: [], foreign: [] });
    await owner.context.close();
  });

  test('both show the signature that a client gives meanwhile, without a reload', async () => {
    await create('Escola Girassol');
    const { page } = owner;
    const draft = { ...shop, cliente: 'Escola Girassol' };
    await page.reload();
    const link = await makeLink(page, draft, { first: true });
    const other = await owner.context.newPage();
    await other.goto('/dashboard');
    await actionsOf(other, draft).waitFor();
    const client = await newPerson(browser, product.url);
    await openLink(client.page, link);
    await sign(client.page, 'Rosa Campos', 'rosa@girassol.com.br');
    for (const tab of [page, other]) {
      const row = tab.getByRole('listitem').filter({ has: actionsOf(tab, draft) });
      await row.getByText('Assinada Digitalmente').waitFor({ timeout: 15_000 });
    }
    await Promise.all([client, owner].map(({ context }) => context.close()));
  });

  test('log out together, and no data of the user stays in the browser (D44)', async () => {
    const { page } = owner;
    const other = await owner.context.newPage();
    await other.goto('/create');
    await other.getByLabel(/^Nome do cliente/).fill('Segredo Ltda.');
    await other.getByText('Salvo neste navegador', { exact: true }).waitFor();
    await other.getByLabel(/^E-mail do cliente/).fill('segredo@cliente.com.br');
    await page.getByRole('button', { name: 'Sair', exact: true }).click();
    await page.waitForURL(`${product.url}/`);
    await other.waitForURL('**/auth');
    expect(await drafts(other)).toEqual([]);
    await logIn(other, marina); // not back to this tab's page: the user logged out on purpose (D44, attack 189)
    await other.goto('/create');
    await other.getByRole('heading', { name: 'Briefing Inteligente' }).waitFor();
    expect(await other.getByLabel(/^Nome do cliente/).inputValue()).toBe('');
    expect(owner.noticed).toEqual({ errors: [], foreign: [] });
    await owner.context.close();
  });
});

test.describe('an owner who opens the own link', () => {
  test('reads that only the client can answer, and finds no form (D22)', async () => {
    const { page } = owner;
    const send = async (path: string, data: object) =>
      (await page.request.post(path, { data, headers: { origin: product.url } })).json();
    const content = { cliente_nome: shop.cliente, tipo_site: 'landing', valor_total: '4500.00' };
    const { id } = await send('/api/propostas', content);
    const { publicToken } = await send(`/api/propostas/${id}/generate-link`, {});
    const sign = page.getByText('Assinar Proposta Digitalmente');
    await page.goto(`/public/proposal/${publicToken}`);
    await sign.first().waitFor();
    await page.getByText('Esta é a sua proposta: só o cliente pode responder.').waitFor();
    expect(await sign.count()).toBe(0);

    const client = await newPerson(browser, product.url);
    await client.page.goto(`/public/proposal/${publicToken}`);
    const [view] = await Promise.all([
      client.page.waitForResponse((response) => response.url().endsWith('/view')),
      client.page.getByText('Assinar Proposta Digitalmente').first().waitFor(),
    ]);
    expect(view.status()).toBe(204);
    expect(await client.page.getByText('Esta é a sua proposta').count()).toBe(0);
    await client.context.close();
    await owner.context.close();
  });
});
