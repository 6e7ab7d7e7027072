import type { Browser, Page } from '@playwright/test';
import type { ApiClient } from '../scripts/lib/api-client.mjs';
import { endLink } from '../scripts/lib/sample/sample.mjs';
import type { RunningProduct } from '../test/product.js';
import { logIn } from './steps/account.js';
import { openLink } from './steps/client.js';
import { DONA } from './steps/owner.js';
import { company, share as shareWith, type Shared } from './steps/shared-proposal.js';
import { hydrated } from './screens/acts.js';
import { findings, THEMES } from './support/axe.js';
import { closeContexts, newPerson } from './support/browser.js';
import { expect, test } from './support/journey.js';
import { confirmAddress, mailsIn, waitForMail } from './support/outbox.js';

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 900 };
const COMPANY = 'Estúdio Lume';
const person = { ...DONA, email: `dona-${COMPANY.length}@estudiolume.com.br` };
const ASK = 'Pedir novo link';

let product: RunningProduct;
let browser: Browser;
let owner: ApiClient;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  owner = await company(product, COMPANY);
  await confirmAddress(product, person.email);
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

let count = 0;
/** A sent proposal of a client of its own. */
async function share(): Promise<Shared & { client: string; email: string }> {
  count += 1;
  const client = `Clínica Ipê ${count}`;
  const email = `contato${count}@clinicaipe.com.br`;
  const content = {
    cliente_nome: client,
    cliente_email: email,
    tipo_site: 'institutional',
    valor_total: '4500.00',
  };
  return { ...(await shareWith(product.url, owner, content)), client, email };
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const mailFor = (subject: string, client: string) =>
  waitForMail(
    product.outboxDir,
    (mail) => (mail.subject ?? '').startsWith(subject) && (mail.text ?? '').includes(client),
  );
const typesOf = async ({ id }: Shared) => {
  const { body } = await owner.call('GET', `/api/propostas/${id}/events`);
  return (body as unknown as { tipo: string }[]).map(({ tipo }) => tipo);
};
async function ownerAt(path: string, size = DESKTOP): Promise<Page> {
  const { page } = await newPerson(browser, product.url, size);
  await logIn(page, person);
  await page.goto(path);
  return page;
}
/** The side sheet of a client's proposal. */
async function sheetOf(page: Page, client: string) {
  await page.getByRole('button', { name: `Proposta para ${client}`, exact: true }).click();
  return page.getByRole('dialog', { name: `Proposta para ${client}` });
}

test.describe('a client with an expired link (P118)', () => {
  for (const [how, size, javaScriptEnabled] of [
    ['on a phone', PHONE, true],
    ['on a desktop', DESKTOP, true],
    ['without scripts', PHONE, false],
  ] as const) {
    test(`asks for a new one ${how}, and gets it from its owner`, async () => {
      const proposal = await share();
      await endLink(product, proposal.id);
      const context = await browser.newContext({ locale: 'pt-BR', viewport: size, javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(proposal.link);
      await page.getByText(`O link desta proposta de ${COMPANY} expirou.`).waitFor();
      if (javaScriptEnabled) await hydrated('form[action*=novo-link]')(page);
      await button(page, ASK).click();
      await page.getByText('Pedido enviado.').waitFor();
      await page.getByText(`${COMPANY} recebe um aviso e pode mandar um novo link.`).waitFor();
      if (javaScriptEnabled)
        await expect(page.getByRole('status').filter({ hasText: 'Pedido' })).toBeFocused();

      const mail = await mailFor('Pediram um novo link', proposal.client);
      expect(mail.to).toMatchObject({ value: [{ address: person.email }] });
      const [, path = ''] = /https?:\/\/[^/]+(\/view\/\S+)/.exec(mail.text ?? '') ?? [];
      const view = await ownerAt(path);
      await view.getByText(/^Novo link pedido em/).waitFor();
      await view.goto('/dashboard');
      await view
        .getByRole('listitem', { name: `Proposta para ${proposal.client}` })
        .getByText('Novo link pedido')
        .waitFor();
      await owner.ask('POST', `/api/propostas/${proposal.id}/generate-link`, {});
      await view.reload();
      await view
        .getByRole('listitem', { name: `Proposta para ${proposal.client}` })
        .getByText('Enviado')
        .waitFor();
      await expect(view.getByText('Novo link pedido')).toHaveCount(0);
      expect(await typesOf(proposal)).toEqual([
        'criada',
        'link_gerado',
        'novo_link_pedido',
        'link_substituido',
      ]);
      await page.goto(proposal.link);
      await page.getByText('Link inválido ou expirado').waitFor();
      await expect(button(page, ASK)).toHaveCount(0);
    });
  }
});

test('the page after a request without scripts is accessible in both themes (attack 358)', async () => {
  const proposal = await share();
  await endLink(product, proposal.id);
  const { page } = await newPerson(browser, product.url, PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' }); // a colour in transition cannot be measured
  await page.goto(`${proposal.link}?pedido=enviado`);
  for (const theme of THEMES) {
    await page.evaluate((worn) => void (document.documentElement.dataset['theme'] = worn), theme);
    expect(await findings(page)).toEqual([]);
  }
});

test.describe("'Cobrar resposta' (P119, P120)", () => {
  test('on a phone by WhatsApp, which is recorded', async () => {
    const proposal = await share();
    const page = await ownerAt('/dashboard', PHONE);
    const sheet = await sheetOf(page, proposal.client);
    await button(page, 'Cobrar resposta').click();
    const dialog = page.getByRole('dialog', { name: 'Cobrar resposta' });
    const text = await dialog.getByLabel('Mensagem').inputValue();
    for (const part of [proposal.client, COMPANY, proposal.link]) expect(text).toContain(part);
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('link', { name: 'WhatsApp' }).click();
    expect(decodeURIComponent((await opened).url())).toContain(proposal.link);
    await page.getByText('Ficou registrado no histórico da proposta.').first().waitFor();
    await sheet.getByText('Lembrete enviado').first().waitFor();
    expect(await typesOf(proposal)).toEqual(['criada', 'link_gerado', 'lembrete_enviado']);
  });

  test('on a desktop by email, once a day; its button opens the proposal', async () => {
    const proposal = await share();
    const page = await ownerAt('/dashboard');
    const row = page.getByRole('listitem', { name: `Proposta para ${proposal.client}` });
    await row.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Cobrar resposta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cobrar resposta' });
    await dialog.getByLabel('Mensagem').fill(`Oi, ${proposal.client}! Alguma dúvida?\nwww.golpe.com`);
    await button(page, 'Enviar por e-mail').click();
    await page.getByText('O e-mail está a caminho do seu cliente.').first().waitFor();
    await row.getByText('Lembrete enviado agora').waitFor();

    const mail = await mailFor('Sobre a proposta', proposal.client);
    expect(mail.to).toMatchObject({ value: [{ address: proposal.email }] });
    expect(mail.replyTo?.text).toContain('ola@estudiolume.com.br');
    expect(mail.from?.text).toContain(COMPANY);
    expect(mail.text).toContain('> www[.]golpe[.]com');
    const [link = ''] = /https?:\/\/\S+\/public\/proposal\/\S+/.exec(mail.text ?? '') ?? [];
    expect(link).toBe(proposal.link);
    const { page: client } = await newPerson(browser, product.url, PHONE);
    await openLink(client, link);

    await row.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Cobrar resposta' }).click();
    await dialog.getByText(/^Lembrete enviado agora\. O próximo pode ser enviado a partir de/).waitFor();
    const { status } = await owner.call('POST', `/api/propostas/${proposal.id}/lembrete`, {
      canal: 'whatsapp',
    });
    expect(status).toBe(429);
    const sent = (await mailsIn(product.outboxDir)).filter(({ text }) =>
      text?.includes(`Oi, ${proposal.client}!`),
    );
    expect(sent).toHaveLength(1);
  });
});
