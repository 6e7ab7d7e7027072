import { setTimeout } from 'node:timers/promises';
import { expect, test } from './support/journey.js';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { fillSignature, openLink, sendSignature } from './steps/client.js';
import { endLink } from '../scripts/lib/sample/sample.mjs';
import { company, share as shareWith, type Shared } from './steps/shared-proposal.js';
import type { ApiClient } from '../scripts/lib/api-client.mjs';
import { findings, THEMES } from './support/axe.js';
import { newPerson, closeContexts } from './support/browser.js';
import { Keyboard, walk } from './support/keyboard.js';

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 900 };
const content = { cliente_nome: 'Clínica Ipê', tipo_site: 'institutional', valor_total: '4500.00' };
const signer = { nome: 'Helena Prado', email: 'helena@clinicaipe.com.br' };
/** As on a slow line: long enough to open the form and begin to type. */
const SCRIPTS_LATE_MS = 3_000;
const SIGNED = 'Proposta Assinada Digitalmente';

let product: RunningProduct;
let browser: Browser;
let owner: ApiClient;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  owner = await company(product, 'Estúdio Lume');
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

let shared: Shared;
test.beforeEach(async () => {
  shared = await shareWith(product.url, owner, content);
});

/** A client whose browser runs no scripts. */
async function withoutScripts(more: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: PHONE,
    javaScriptEnabled: false,
    ...more,
  });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const nameField = (page: Page) => page.getByLabel('Nome Completo');
const emailField = (page: Page) => page.getByLabel('Email', { exact: true });
/** The focus on a requested page: it is set some time after the press. */
const hasFocus = (page: Page, id: string) => expect(page.locator(`#${id}`)).toBeFocused();

async function fill(page: Page): Promise<void> {
  await nameField(page).fill(signer.nome);
  await emailField(page).fill(signer.email);
  await page.getByRole('checkbox').check();
}

type Event = { tipo: string; detalhes: Record<string, unknown> | null };
const eventsOf = async ({ id }: Shared, tipo: string) => {
  const { body } = await owner.call('GET', `/api/propostas/${id}/events`);
  return (body as unknown as Event[]).filter((event) => event.tipo === tipo);
};
const statusOf = async ({ id }: Shared) => (await owner.call('GET', `/api/propostas/${id}`)).body['status'];

/** What must be the same with and without scripts: everything except code, link and port. */
async function evidenceOf(of: Shared, tipo: string) {
  const [event, ...others] = await eventsOf(of, tipo);
  expect(others).toEqual([]);
  const { codigo, link_id, porta, ...evidence } = event?.detalhes ?? {};
  return { ...evidence, had: { code: typeof codigo, link: typeof link_id, port: typeof porta } };
}

test.describe('without scripts', () => {
  for (const [template, viewport] of [
    ['modern', PHONE],
    ['elegant', DESKTOP],
  ] as const) {
    test(`${template}: signs, with the evidence of a signature with scripts (attack 320)`, async () => {
      const [plain, scripted] = await Promise.all(
        [1, 2].map(() => shareWith(product.url, owner, { ...content, template })),
      );
      if (!plain || !scripted) throw new Error('no links');
      const page = await withoutScripts({ viewport });
      await page.goto(plain.link);
      await button(page, 'Assinar Proposta Digitalmente').first().click();
      await heading(page, 'Assinatura Digital').waitFor();
      await hasFocus(page, 'assinatura');
      await fill(page);
      await button(page, 'Assinar Digitalmente').click();
      await heading(page, SIGNED).waitFor();
      await hasFocus(page, 'assinada');
      expect(page.url()).toBe(`${plain.link}#assinada`);
      // A reload shows the current state, and sends nothing.
      await page.reload();
      await heading(page, SIGNED).waitFor();
      expect(await page.getByRole('region', { name: SIGNED }).innerText()).toContain(signer.email);

      const other = await newPerson(browser, product.url, viewport);
      await openLink(other.page, scripted.link);
      await fillSignature(other.page, signer.nome, signer.email);
      await sendSignature(other.page);
      await heading(other.page, SIGNED).waitFor();
      const evidence = await evidenceOf(plain, 'assinada');
      expect(evidence).toEqual(await evidenceOf(scripted, 'assinada'));
      expect(evidence).toMatchObject({ nome: signer.nome, email: signer.email, ip: '127.0.0.1' });
      await Promise.all([page.context().close(), other.context.close()]);
    });
  }

  test('rejects, with a reason of several lines (attack 320)', async () => {
    const page = await withoutScripts();
    await page.goto(shared.link);
    await button(page, 'Recusar Proposta').click();
    await hasFocus(page, 'recusar');
    await page.getByLabel('Motivo da recusa').fill('Muito caro.\nTalvez em março.');
    await button(page, 'Confirmar Recusa').click();
    await heading(page, 'Proposta Rejeitada').waitFor();
    await hasFocus(page, 'recusada');
    expect((await owner.call('GET', `/api/propostas/${shared.id}`)).body).toMatchObject({
      status: 'rejeitado',
      recusa_motivo: 'Muito caro.\nTalvez em março.',
    });
    await page.context().close();
  });

  test('cancels: the back link leads to the choice between signing and rejecting', async () => {
    const page = await withoutScripts();
    await page.goto(shared.link);
    await button(page, 'Recusar Proposta').click();
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await heading(page, 'Aceitar Proposta').waitFor();
    expect(page.url()).toBe(`${shared.link}#aceitar`);
    expect(await statusOf(shared)).toBe('enviado');
    await page.context().close();
  });

  test('gets the errors at the fields and corrects them, by keyboard only (attack 325)', async () => {
    const page = await withoutScripts();
    const keyboard = new Keyboard(page);
    await page.goto(`${shared.link}?responder=assinar#assinatura`);
    await nameField(page).fill('J');
    await button(page, 'Assinar Digitalmente').press('Enter');
    await heading(page, 'Erro ao assinar proposta').waitFor();
    await hasFocus(page, 'problema');
    for (const sentence of [
      'Nome deve ter pelo menos 2 caracteres',
      'Email é obrigatório',
      'Você deve confirmar que concorda com os termos',
    ])
      expect(await page.getByText(sentence).count()).toBe(2);
    expect(await nameField(page).inputValue()).toBe('J');
    await keyboard.tabTo(page.getByRole('link', { name: 'Nome deve ter pelo menos 2 caracteres' }));
    await keyboard.press('Enter');
    await hasFocus(page, 'campo-nome');
    await keyboard.press('End');
    await keyboard.type('osé');
    await keyboard.tabTo(emailField(page));
    await keyboard.type(signer.email);
    await keyboard.tabTo(page.getByRole('checkbox'));
    await keyboard.press('Space');
    await keyboard.tabTo(button(page, 'Assinar Digitalmente'));
    await keyboard.press('Enter');
    await heading(page, SIGNED).waitFor();
    expect((await evidenceOf(shared, 'assinada')) as object).toMatchObject({ nome: 'José' });
    await page.context().close();
  });

  test('signs the version that was shown, or nothing: changed meanwhile (D17, attack 326)', async () => {
    const page = await withoutScripts();
    await page.goto(`${shared.link}?responder=assinar`);
    await fill(page);
    const edited = { ...content, valor_total: '5200.00', versao: 1 };
    expect((await owner.call('PUT', `/api/propostas/${shared.id}`, edited)).status).toBe(200);
    await button(page, 'Assinar Digitalmente').click();
    await heading(page, 'Esta proposta foi atualizada. Revise antes de assinar.').waitFor();
    expect(await statusOf(shared)).toBe('enviado');
    await hasFocus(page, 'problema');
    // Old and new, the form closed, and a new start as with scripts (attack 356).
    expect((await page.getByLabel('O que mudou').innerText()).replaceAll(/\s+/g, ' ')).toContain(
      'R$ 4.500,00 Agora: R$ 5.200,00',
    );
    expect(await nameField(page).count()).toBe(0);
    await page.reload();
    await page.getByLabel('O que mudou').waitFor();
    await button(page, 'Assinar Proposta Digitalmente').click();
    await hasFocus(page, 'assinatura');
    expect([await nameField(page).inputValue(), await page.getByRole('checkbox').isChecked()]).toEqual([
      signer.nome,
      false,
    ]);
    await page.getByRole('checkbox').check();
    await button(page, 'Assinar Digitalmente').click();
    await heading(page, SIGNED).waitFor();
    expect((await evidenceOf(shared, 'assinada')) as object).toMatchObject({ versao: 2 });
    await page.context().close();
  });

  test('shows that the link has ended meanwhile, or that somebody else has decided (attack 326)', async () => {
    const page = await withoutScripts();
    await page.goto(`${shared.link}?responder=assinar`);
    await fill(page);
    const rejection = await owner.call('GET', `/api/public/proposal/${shared.token}`);
    expect(rejection.status).toBe(200);
    await fetch(`${product.url}/api/propostas/${shared.token}/rejeitar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await button(page, 'Assinar Digitalmente').click();
    await page.getByText('Esta proposta já foi respondida.').waitFor();
    await heading(page, 'Proposta Rejeitada').waitFor();

    const other = await shareWith(product.url, owner, content);
    await page.goto(`${other.link}?responder=assinar`);
    await fill(page);
    await endLink(product, other.id);
    await button(page, 'Assinar Digitalmente').click();
    await heading(page, 'Proposta não encontrada').waitFor();
    for (const text of [
      'Erro ao assinar proposta',
      'Nada foi enviado.',
      /^Para receber um novo link, fale com /,
    ])
      await page.getByText(text).waitFor();
    expect(await eventsOf(other, 'assinada')).toEqual([]);
    await page.context().close();
  });

  test('reloads a rejected form, corrects it, goes back: nothing is lost or sent twice (attack 355)', async () => {
    const page = await withoutScripts();
    await page.goto(`${shared.link}?responder=assinar`);
    await fill(page);
    await emailField(page).fill('helena@');
    await button(page, 'Assinar Digitalmente').click();
    const wrong = heading(page, 'Erro ao assinar proposta');
    await wrong.waitFor();
    await hasFocus(page, 'problema');
    expect(decodeURIComponent(page.url())).toBe(`${shared.link}?responder=assinar&guardado=recusa#problema`);
    expect((await page.reload())?.request().method()).toBe('GET');
    await wrong.waitFor();
    expect([await nameField(page).inputValue(), await emailField(page).inputValue()]).toEqual([
      signer.nome,
      'helena@',
    ]);
    await emailField(page).fill(signer.email);
    await page.getByRole('checkbox').check();
    await button(page, 'Assinar Digitalmente').click();
    await heading(page, SIGNED).waitFor();
    await page.goBack();
    await heading(page, SIGNED).waitFor();
    await page.goForward();
    await heading(page, SIGNED).waitFor();
    expect(await eventsOf(shared, 'assinada')).toHaveLength(1);
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
  });

  test('signs after the company’s texts changed and changed back (D49, attack 355)', async () => {
    const settings = (await owner.call('GET', '/api/company-settings')).body;
    const rename = async (nome_empresa: string) =>
      expect((await owner.call('PUT', '/api/company-settings', { ...settings, nome_empresa })).status).toBe(
        200,
      );
    const page = await withoutScripts();
    const response = async () => {
      await page.goto(`${shared.link}?responder=assinar`);
      await fill(page);
    };
    await response();
    await rename('Outro Estúdio');
    await button(page, 'Assinar Digitalmente').click();
    await heading(page, 'Esta proposta foi atualizada. Revise antes de assinar.').waitFor();
    await rename(String(settings['nome_empresa']));
    await response();
    await button(page, 'Assinar Digitalmente').click();
    await heading(page, SIGNED).waitFor();
    await page.context().close();
  });

  test('presses twice, goes back and sends again: one signature (D49, attack 321)', async () => {
    const page = await withoutScripts();
    await page.goto(`${shared.link}?responder=assinar`);
    await fill(page);
    const typed = await page
      .locator('form[method=post]')
      .evaluate((form) =>
        new URLSearchParams(
          new FormData(form as HTMLFormElement) as unknown as Record<string, string>,
        ).toString(),
      );
    await button(page, 'Assinar Digitalmente').dblclick();
    await heading(page, SIGNED).waitFor();
    const again = await fetch(`${shared.link}?responder=assinar`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'null',
        'sec-fetch-site': 'same-origin',
      },
      body: typed,
    });
    expect([again.status, again.headers.get('location')]).toEqual([
      303,
      `/public/proposal/${shared.token}#assinada`,
    ]);
    expect(await eventsOf(shared, 'assinada')).toHaveLength(1);
    await page.goBack();
    await heading(page, SIGNED).waitFor();
    await page.context().close();
  });

  test('shows no button without a function, and nothing behind the bar, in the system’s theme (attack 328)', async () => {
    const page = await withoutScripts({ colorScheme: 'dark' });
    for (const query of ['', '?responder=assinar', '?responder=recusar']) {
      await page.goto(shared.link + query);
      const dead = await page
        .locator('button:visible')
        .evaluateAll((found) =>
          found
            .filter((one) => !(one as HTMLButtonElement).form)
            .map(({ textContent, ariaLabel }) => ariaLabel || textContent),
        );
      expect(dead.filter((name) => name !== 'Baixar PDF')).toEqual([]);
      const paper = await page.evaluate(
        () => getComputedStyle(document.querySelector('#root > div') ?? document.body).backgroundColor,
      );
      expect(paper).toBe('rgb(14, 19, 32)');
    }
    await page.goto(shared.link);
    await button(page, 'Recusar Proposta').scrollIntoViewIfNeeded();
    await button(page, 'Recusar Proposta').click({ trial: true });
    await page.context().close();
  });
});

test.describe('before the scripts have loaded', () => {
  for (const [way, send, done] of [
    ['Assinar Proposta Digitalmente', 'Assinar Digitalmente', SIGNED],
    ['Recusar Proposta', 'Confirmar Recusa', 'Proposta Rejeitada'],
  ] as const) {
    test(`a tap on ${way} is kept, and so is what is typed (attack 329)`, async () => {
      const { context, page, noticed } = await newPerson(browser, product.url, PHONE);
      await context.route('**/assets/*.js', async (route) => {
        await setTimeout(SCRIPTS_LATE_MS);
        await route.continue().catch(() => undefined); // its page may be closed
      });
      await page.goto(shared.link, { waitUntil: 'commit' });
      await button(page, way).first().click();
      const signing = send === 'Assinar Digitalmente';
      // A person types when the form is shown, not at the moment of the navigation.
      await hasFocus(page, signing ? 'assinatura' : 'recusar');
      const field = signing ? nameField(page) : page.getByLabel('Motivo da recusa');
      await field.pressSequentially('Helena ');
      await page.waitForTimeout(SCRIPTS_LATE_MS + 1_000); // by then scripts would have hydrated the page
      await field.pressSequentially('Prado');
      expect(await field.inputValue()).toBe('Helena Prado');
      if (signing) await fill(page);
      await button(page, send).click();
      await heading(page, done).waitFor();
      expect(await statusOf(shared)).toBe(signing ? 'aceito' : 'rejeitado');
      // The page that shows it is hydrated as usual.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
      );
      expect(noticed).toEqual({ errors: [], foreign: [] });
      await context.close();
    });
  }

  for (const [what, file] of [
    ['the forms', 'open-form'],
    ['the list of changes', 'changes-between'],
    ['the notices', 'toaster-view'],
  ] as const) {
    test(`a page that could not load ${what} stays as it is, and is signed (attack 329)`, async () => {
      const { context, page } = await newPerson(browser, product.url, PHONE);
      await context.route(`**/assets/${file}-*.js`, (route) => route.abort('connectionreset'));
      let opened = 0;
      page.on('framenavigated', () => opened++);
      const failed = page.waitForEvent('requestfailed');
      await openLink(page, shared.link);
      await page.waitForLoadState('networkidle'); // what is fetched while the browser is idle
      await button(page, 'Assinar Proposta Digitalmente').first().click();
      await failed;
      await page.waitForTimeout(1_000); // a reload would have begun
      expect(opened).toBe(1);
      if (file === 'open-form') {
        await page.getByText('Não foi possível abrir o formulário.').waitFor();
        await context.setOffline(true);
        await button(page, 'Tentar novamente').click();
        expect(opened).toBe(1);
        await context.setOffline(false);
        await button(page, 'Tentar novamente').click();
        await hasFocus(page, 'assinatura');
      }
      await fill(page);
      await sendSignature(page);
      await heading(page, SIGNED).waitFor();
      expect(await statusOf(shared)).toBe('aceito');
      await context.close();
    });
  }

  test('a tap after that opens the form in place, as before', async () => {
    const { context, page } = await newPerson(browser, product.url, PHONE);
    await openLink(page, shared.link);
    await button(page, 'Assinar Proposta Digitalmente').first().click();
    await nameField(page).waitFor();
    expect(page.url()).toBe(shared.link);
    await context.close();
  });
});

/** These pages have no scripts, so they are the same in a browser with scripts, which axe needs. */
test.describe('the forms are accessible', () => {
  for (const [template, viewport] of [
    ['modern', PHONE],
    ['elegant', DESKTOP],
  ] as const) {
    test(`${template}: axe finds nothing in either theme, the keyboard reaches everything, nothing is cut off (attack 325)`, async () => {
      const { link, id } = await shareWith(product.url, owner, { ...content, template });
      const { context, page, noticed } = await newPerson(browser, product.url, viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' }); // a colour in transition cannot be measured
      const found: Record<string, string[]> = {};
      const look = async (name: string) => {
        for (const theme of THEMES) {
          // Nothing on these pages follows the system's theme while they are open.
          await page.evaluate((worn) => void (document.documentElement.dataset['theme'] = worn), theme);
          const list = await findings(page);
          if (list.length > 0) found[`${name}, ${theme}`] = list;
        }
        expect(await walk(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
          true,
        );
      };
      for (const kind of ['assinar', 'recusar']) {
        await page.goto(`${link}?responder=${kind}`);
        await look(kind);
      }
      await page.goto(`${link}?responder=assinar`);
      await button(page, 'Assinar Digitalmente').click();
      await heading(page, 'Erro ao assinar proposta').waitFor();
      await look('wrong fields');
      await owner.call('PUT', `/api/propostas/${id}`, { ...content, template, valor_total: '5200.00' });
      await fill(page);
      await button(page, 'Assinar Digitalmente').click();
      await heading(page, 'Esta proposta foi atualizada. Revise antes de assinar.').waitFor();
      await look('changed');
      expect(found).toEqual({});
      expect(noticed).toEqual({ errors: [], foreign: [] });
      await context.close();
    });
  }
});
