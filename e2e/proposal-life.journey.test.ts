import { expect, test } from './support/journey.js';
import type { Browser } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { logIn, type Person, register } from './steps/account.js';
import { openLink, reject, sign } from './steps/client.js';
import { saveCompany } from './steps/company.js';
import {
  actionsOf,
  type Draft,
  fillBriefing,
  goToPreview,
  makeLink,
  openDetails,
  removeProposal,
  saveProposal,
  share,
  writeProposal,
} from './steps/proposal.js';
import { newPerson, closeContexts } from './support/browser.js';
import { confirmAddress, mailsIn, waitForMail } from './support/outbox.js';
import { downloadedPdf } from './support/pdf.js';

const marina: Person = { nome: 'Marina Duarte', email: 'marina@estudiolume.com.br', senha: 'pão e prosa' };
const bruno: Person = { nome: 'Bruno Alves', email: 'bruno@agenciarota.com.br', senha: 'outra senha' };
const bakery: Draft = {
  cliente: 'Padaria Pão & Prosa',
  email: 'contato@paoeprosa.com.br',
  centavos: '1120000',
};
const lume = { nome: 'Estúdio Lume', email: 'ola@estudiolume.com.br', cor: '#7A1F3D' };
const copy: Draft = { ...bakery, cliente: 'Padaria Nova Aurora' };
const clinic: Draft = { cliente: 'Clínica Ipê', email: 'oi@clinicaipe.com.br', centavos: '450000' };

let product: RunningProduct;
let browser: Browser;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

/** A whole life in a real browser on real parts: over 5 s because it is the product's main task, done as people do. */
test.describe('an owner’s whole life with the product', () => {
  let owner: Awaited<ReturnType<typeof newPerson>>;

  test('is written in the company’s name, changed, shared, seen and signed by a client without an account', async () => {
    owner = await newPerson(browser, product.url);
    const { page } = owner;
    await register(page, marina);
    await confirmAddress(product, marina.email);
    await logIn(page, marina);
    await page.getByText('Nenhuma proposta criada ainda').waitFor();
    await saveCompany(page, lume);
    await page.getByRole('link', { name: 'Nova Proposta' }).first().click();
    await fillBriefing(page, bakery);
    await goToPreview(page);
    for (const text of [lume.nome, 'R$ 11.200,00', 'Próximos Passos'])
      await page.getByText(text).first().waitFor();
    await saveProposal(page);
    await page.getByText('Rascunho', { exact: true }).first().waitFor();
    await actionsOf(page, bakery).getByRole('link', { name: 'Editar' }).click();
    await page.getByLabel(/^Orçamento/).fill('10.900,00');
    await goToPreview(page);
    await saveProposal(page, 'Proposta atualizada com sucesso.');
    const link = await share(page, bakery);
    expect(link).toMatch(new RegExp(`^${product.url}/public/proposal/[\\w-]{22,}$`));
    await page.getByText('Enviado', { exact: true }).first().waitFor();

    const client = await newPerson(browser, product.url, { width: 360, height: 640 });
    const counted = client.page.waitForResponse((response) => response.url().endsWith('/view'));
    await openLink(client.page, link);
    for (const text of [lume.nome, 'R$ 10.900,00']) await client.page.getByText(text).first().waitFor();
    expect((await counted).status()).toBe(204);
    await sign(client.page, 'José Antônio Ribeiro', 'jose@paoeprosa.com.br');
    // Marina's email is confirmed, so a copy is sent; the page asks for that by itself (D29).
    await client.page.getByText('Enviamos uma cópia para').waitFor({ timeout: 45_000 });
    const signed = await client.page.locator('body').innerText();
    for (const text of ['José Antônio Ribeiro', 'jose@paoeprosa.com.br', '127.0.0.1', 'Aceita'])
      expect(signed).toContain(text);
    expect(signed).toMatch(/\d{2}\/\d{2}\/\d{4}/);

    // The dashboard is still open in the owner's browser: it updates by itself.
    await page.getByText('Assinada Digitalmente').first().waitFor({ timeout: 15_000 });
    // The client gets a copy with a similar subject.
    const mail = await waitForMail(product.outboxDir, ({ subject }) =>
      (subject ?? '').startsWith('Proposta assinada'),
    );
    expect(mail.to).toMatchObject({ value: [{ address: marina.email }] });
    expect(mail.text).toContain('José Antônio Ribeiro');
    expect(client.noticed).toEqual({ errors: [], foreign: [] });
    await client.context.close();
  });

  test('shows its history, is downloaded with its evidence, is duplicated, and the duplicate is deleted', async () => {
    const { page } = owner;
    const details = await openDetails(page, bakery);
    for (const text of ['Proposta criada', 'Conteúdo editado', 'Link público gerado', 'Vista pelo cliente'])
      await details.getByText(text).first().waitFor();
    await details.getByText('Assinada por José Antônio Ribeiro').waitFor();
    const pdf = await downloadedPdf(page, () => details.getByRole('button', { name: 'Baixar PDF' }).click());
    expect(pdf.name).toMatch(/Padaria Pão & Prosa\.pdf$/);
    for (const text of [lume.nome, 'R$ 10.900,00', 'Comprovante de assinatura', 'José Antônio Ribeiro'])
      expect(pdf.text).toContain(text);

    await details.getByRole('button', { name: 'Duplicar' }).click();
    await page.waitForURL('**/edit/*');
    await page.getByText('Proposta duplicada!').first().waitFor();
    await page.getByLabel(/^Nome do cliente/).fill(copy.cliente);
    await goToPreview(page);
    await saveProposal(page, 'Proposta atualizada com sucesso.');
    await removeProposal(page, copy);
    await actionsOf(page, bakery).waitFor();
    expect(owner.noticed).toEqual({ errors: [], foreign: [] });
  });

  test('is rejected with a reason that the owner sees; a second owner sees none of it', async () => {
    await writeProposal(owner.page, clinic);
    const link = await makeLink(owner.page, clinic);
    const client = await newPerson(browser, product.url);
    await openLink(client.page, link);
    await reject(client.page, 'O prazo ficou longo para a nossa inauguração.');
    await owner.page.getByText('Rejeitado', { exact: true }).first().waitFor({ timeout: 15_000 });
    const mail = await waitForMail(product.outboxDir, ({ subject }) =>
      /re(jeit|cus)ada/i.test(subject ?? ''),
    );
    expect(mail.text).toContain('O prazo ficou longo para a nossa inauguração.');
    // Beside the two responses there is the email that asks to confirm the address (D10), and maybe news of first views (D20). Marina's
    // own email is confirmed, so whoever signed has a copy, and the address that the proposal names (D29); nobody else has anything.
    const mails = await mailsIn(product.outboxDir);
    const copies = mails.filter(({ subject }) => (subject ?? '').startsWith('Sua cópia assinada'));
    expect(copies.map(({ to }) => JSON.stringify(to)).filter((to) => !/paoeprosa\.com\.br/.test(to))).toEqual(
      [],
    );
    const own = mails.filter((mail) => !copies.includes(mail));
    expect(own.filter(({ subject }) => !/^(Proposta vista|Confirme seu)/.test(subject ?? ''))).toHaveLength(
      2,
    );
    for (const { to } of own) expect(to).toMatchObject({ value: [{ address: marina.email }] });

    const other = await newPerson(browser, product.url);
    await register(other.page, bruno);
    await logIn(other.page, bruno);
    await other.page.getByText('Nenhuma proposta criada ainda').waitFor();
    for (const { noticed } of [owner, client, other]) expect(noticed).toEqual({ errors: [], foreign: [] });
    await Promise.all([owner, client, other].map(({ context }) => context.close()));
  });

  test('asks a visitor to log in, and then opens the requested page', async () => {
    const visitor = await newPerson(browser, product.url);
    await visitor.page.goto('/create');
    await visitor.page.waitForURL('**/auth');
    await visitor.page.getByLabel('Email').fill(bruno.email);
    await visitor.page.getByLabel('Senha', { exact: true }).fill(bruno.senha);
    await visitor.page.locator('form button[type=submit]').click();
    await visitor.page.waitForURL('**/create');
    await visitor.page.getByRole('heading', { name: 'Briefing Inteligente' }).waitFor();
    await visitor.context.close();
  });

  test('shows the 404 page for an unknown page and a separate text for an unknown link', async () => {
    const visitor = await newPerson(browser, product.url);
    const response = await visitor.page.goto('/nao-existe');
    expect(response?.status()).toBe(404);
    await visitor.page.getByText('Oops! Page not found').waitFor();
    await visitor.page.goto(`/public/proposal/${'x'.repeat(22)}`);
    await visitor.page.getByText('Link inválido ou expirado').first().waitFor();
    await visitor.context.close();
  });
});
