import { expect, test } from './support/journey.js';
import type { Browser } from '@playwright/test';
import { logIn, type Person, register } from './steps/account.js';
import { fillSignature, openLink, sendSignature } from './steps/client.js';
import { actionsOf, type Draft, makeLink, writeProposal } from './steps/proposal.js';
import { newPerson, closeContexts } from './support/browser.js';
import { confirmAddress, waitForMail } from './support/outbox.js';
import { ProductOverTime } from './support/product-over-time.js';

const DAY_S = 86_400;
const marina: Person = { nome: 'Marina Duarte', email: 'marina@estudiolume.com.br', senha: 'pão e prosa' };
const bakery: Draft = { cliente: 'Padaria Aurora', email: 'oi@padariaaurora.com.br', centavos: '680000' };

const time = new ProductOverTime();
let browser: Browser;
type Visit = Awaited<ReturnType<typeof newPerson>>;
let owner: Visit;
let client: Visit;
let link: string;
test.beforeAll(async ({ browser: own }) => {
  browser = own;
  await time.goTo(0);
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
  await time.end();
});

/** A month in the life of a proposal without a decision, in the same two browsers all the time. */
test.describe('a month without a response', () => {
  test('begins with a link that the client opens, and with the month’s proposals used up', async () => {
    owner = await newPerson(browser, time.now.url);
    await register(owner.page, marina);
    await confirmAddress(time.now, marina.email);
    await logIn(owner.page, marina);
    for (const cliente of ['Ateliê Sol', 'Oficina do Pedal']) {
      const body = { cliente_nome: cliente, tipo_site: 'landing', valor_total: '3200.00' };
      const made = await owner.page.request.post('/api/propostas', {
        data: body,
        headers: { origin: time.now.url },
      });
      expect(made.status()).toBe(201);
    }
    await writeProposal(owner.page, bakery);
    await owner.page.getByText('Propostas: 3/3').waitFor();
    link = await makeLink(owner.page, bakery, { first: true });
    client = await newPerson(browser, time.now.url, { width: 360, height: 640 });
    await openLink(client.page, link);
    await fillSignature(client.page, 'Rosa Campos', 'rosa@padariaaurora.com.br');
  });

  test('reminds the owner three days before the end, while the link still opens (D29)', async () => {
    const { outboxDir } = await time.goTo(28 * DAY_S);
    const mail = await waitForMail(
      outboxDir,
      ({ subject }) => subject?.startsWith('O link termina em') ?? false,
    );
    expect(mail.to).toMatchObject({ value: [{ address: marina.email }] });
    expect(mail.text).toContain('Padaria Aurora');
    const other = await newPerson(browser, time.now.url);
    await openLink(other.page, link);
    await other.context.close();
    await owner.page.reload();
    await owner.page.getByText('Enviado', { exact: true }).first().waitFor();
  });

  test('shows the client that the link has ended, even on the page that was open (D15)', async () => {
    const { outboxDir, url } = await time.goTo(31 * DAY_S);
    await sendSignature(client.page);
    await client.page.getByText('Erro ao assinar proposta').first().waitFor();
    await client.page.getByRole('heading', { name: 'Proposta não encontrada' }).waitFor();
    const again = await client.page.goto(link);
    expect(again?.status()).toBe(410);
    await client.page.getByText('Link inválido ou expirado').first().waitFor();
    expect(await client.page.locator('body').innerText()).not.toContain('Padaria Aurora');
    await waitForMail(outboxDir, ({ subject }) => subject?.startsWith('O link terminou') ?? false);
    expect(url).toBe(new URL(link).origin);
  });

  test('shows the owner Expirado, reopens with a new link, and has a new month’s limit (D13, D14)', async () => {
    const { page } = owner;
    await page.reload();
    const row = page.getByRole('listitem').filter({ has: actionsOf(page, bakery) });
    await row.getByText('Expirado', { exact: true }).waitFor();
    await page.getByText('Propostas: 0/3').waitFor();
    await actionsOf(page, bakery).getByRole('button', { name: /^Link/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Gerar novo link e reabrir a proposta?' });
    await question.getByRole('button', { name: 'Gerar novo link' }).click();
    await page.getByText('Link público gerado!').first().waitFor();
    const fresh = await page.evaluate(() => navigator.clipboard.readText());
    expect(fresh).not.toBe(link);
    await row.getByText('Enviado', { exact: true }).waitFor();
    await openLink(client.page, fresh);
    expect((await client.page.goto(link))?.status()).toBe(404);

    await writeProposal(page, { ...bakery, cliente: 'Padaria Boa Vista' });
    await page.getByText('Propostas: 1/3').waitFor();
    for (const { noticed } of [owner, client]) expect(noticed.foreign).toEqual([]);
  });
});
