import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import { studios } from '../scripts/lib/sample/studios.mjs';
import type { RunningProduct } from '../test/product.js';
import { CEPS } from './setup/cep.mjs';
import { ADMIN } from './setup/settings.mjs';
import { logIn, type Person, register } from './steps/account.js';
import { openLink, reject, sign } from './steps/client.js';
import { type Draft, makeLink, pressInMenu, writeProposal } from './steps/proposal.js';
import { plantSample, type Sample } from '../scripts/lib/sample/sample.mjs';
import { newPerson, closeContexts } from './support/browser.js';
import { escape } from './support/keyboard.js';
import { watchMotion } from './support/motion.js';

const lia: Person = { nome: 'Lia Prado', email: 'lia@pradoweb.com.br', senha: 'boa senha' };
const { owner } = studios.marina;
const marina: Person = { nome: owner.nome, email: owner.email, senha: owner.password };

let product: RunningProduct;
let browser: Browser;
let sample: Sample;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  sample = await plantSample(product);
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

/** Opens URLs and returns the final title and language of each page. */
async function titlesOf(page: Page, wanted: Readonly<Record<string, string>>) {
  const found: Record<string, string> = {};
  for (const [path, title] of Object.entries(wanted)) {
    await page.goto(path);
    // If the title never appears, the comparison below fails.
    await page
      .waitForFunction((text) => document.title === `${text} · Acordo`, title, { timeout: 5_000 })
      .catch(() => undefined);
    const [shown, lang] = await page.evaluate(() => [document.title, document.documentElement.lang]);
    found[path] = lang === 'pt-BR' ? (shown ?? '').replace(/ · Acordo$/, '') : `in ${lang}`;
  }
  return found;
}

/** Over 5 s: screens in a real browser on the real product. */
test.describe('what screen readers announce', () => {
  test('each route has a title of its own, in Portuguese', async () => {
    const { of, codigo } = sample;
    const visitor = {
      '/': 'Propostas comerciais de sites com assinatura digital',
      '/auth': 'Entrar',
      '/auth/recuperar': 'Recuperar senha',
      '/auth/nova-senha': 'O link está incompleto',
      '/auth/confirmar': 'Confirmar e-mail',
      '/privacy-policy': 'Política de Privacidade',
      '/terms-of-service': 'Termos de Uso',
      '/verificar': 'Verificar assinatura',
      [`/verificar/${codigo}`]: 'Verificar assinatura',
      '/proposal/7': 'Proposta',
      [`/public/proposal/${of.sent.token}`]: 'Proposta para Clínica Vértebra',
      [`/public/proposal/${'x'.repeat(22)}`]: 'Visualização Pública da Proposta',
      '/vitamina/login': 'Acesso Administrativo',
      '/nao-existe': 'Página não encontrada',
    };
    const own = {
      '/dashboard': 'Propostas',
      '/create': 'Nova Proposta',
      [`/edit/${of.draft.id}`]: 'Editar Proposta',
      [`/view/${of.draft.id}`]: 'Proposta para Revista Quintal - redacao@revistaquintal.com.br',
      '/settings': 'Configurações',
      '/subscription': 'Planos',
      '/conta': 'Conta',
    };
    const admin = {
      '/vitamina': 'Painel Administrativo',
      '/vitamina/profile': 'Editar Perfil Administrativo',
    };
    const { page, context } = await newPerson(browser, product.url);
    expect(await titlesOf(page, visitor)).toEqual(visitor);
    await logIn(page, marina);
    expect(await titlesOf(page, own)).toEqual(own);
    await page.goto('/vitamina/login');
    await page.getByLabel('Usuário').fill(ADMIN.username);
    await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password);
    await page.locator('form button[type=submit]').click();
    await page.getByRole('heading', { name: 'Painel Administrativo' }).waitFor();
    expect(await titlesOf(page, admin)).toEqual(admin);
    const titles = Object.entries({ ...visitor, ...own, ...admin });
    const twice = titles.filter(([, title], at) => titles.findIndex(([, other]) => other === title) < at);
    expect(twice).toEqual([[`/verificar/${codigo}`, 'Verificar assinatura']]);
    await context.close();
  });

  test('notices and the postal code’s response appear in live regions that existed before', async () => {
    const { page, context } = await newPerson(browser, product.url);
    await page.goto('/auth');
    const notices = page.locator('section[aria-live=polite][aria-label^=Avisos]');
    // By keys, as people do: the first sign of somebody who uses the page (P125).
    await page.getByLabel('Email').pressSequentially(marina.email, { delay: 60 });
    await notices.waitFor({ state: 'attached' });
    const region = await notices.elementHandle();
    const said = (text: string) =>
      page.waitForFunction(
        ([element, words]) => element?.isConnected && element.textContent?.includes(words ?? ''),
        [region, text] as const,
      );
    await page.getByLabel('Senha', { exact: true }).fill('senha errada');
    await page.locator('form button[type=submit]').click();
    await said('Erro no login');
    await page.getByLabel('Senha', { exact: true }).fill(marina.senha);
    await page.locator('form button[type=submit]').click();
    await said('Login realizado'); // it stays while pages change
    await page.getByRole('main').getByRole('link', { name: 'Nova Proposta' }).click();
    const field = page.getByLabel('CEP');
    const hint = page.locator(`#${await field.getAttribute('aria-describedby')} output`);
    expect(await hint.innerText()).toBe('Preenche endereço e cidade.');
    for (const [code, response] of [
      [CEPS.found, 'Endereço encontrado!Avenida Paulista, São Paulo - SP'],
      [CEPS.missing, 'CEP não encontradoVerifique o CEP digitado e tente novamente.'],
      [CEPS.broken, 'Erro ao buscar CEPVerifique sua conexão e tente novamente.'],
    ] as const) {
      await field.fill(code);
      await said(response);
    }
    await context.close();
  });
});

/** Over 5 s: repeats the journey of proposal-life and records animations. */
test.describe('a person who prefers reduced motion', () => {
  const bakery: Draft = {
    cliente: 'Padaria Pão & Prosa',
    email: 'contato@paoeprosa.com.br',
    centavos: '1120000',
  };
  const clinic: Draft = { cliente: 'Clínica Ipê', email: 'oi@clinicaipe.com.br', centavos: '450000' };

  test('sees no animation, from registration to signature and rejection', async () => {
    const person = await newPerson(browser, product.url);
    const { page } = person;
    const motion = await watchMotion(person.context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await register(page, lia);
    await logIn(page, lia);
    const links: string[] = [];
    for (const draft of [bakery, clinic]) {
      await writeProposal(page, draft);
      links.push(await makeLink(page, draft, { first: draft === bakery }));
    }
    await pressInMenu(page, page.getByRole('list', { name: /^Ações de / }).first(), 'Excluir');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('listitem').getByRole('heading').getByRole('button').first().click();
    await page.getByRole('dialog').getByText('Proposta criada').waitFor();
    await escape(page);
    const client = await newPerson(browser, product.url); // an owner cannot sign or reject (D22)
    const clientMotion = await watchMotion(client.context);
    await client.page.emulateMedia({ reducedMotion: 'reduce' });
    await openLink(client.page, links[0] ?? '');
    await sign(client.page, 'José Antônio Ribeiro', 'jose@paoeprosa.com.br');
    await openLink(client.page, links[1] ?? '');
    await reject(client.page, 'O prazo ficou longo.');
    expect([...motion, ...clientMotion]).toEqual([]);
    await Promise.all([person, client].map(({ context }) => context.close()));
  });

  test('while everybody else sees the pen animation', async () => {
    const { page, context } = await newPerson(browser, product.url);
    const motion = await watchMotion(context);
    await page.goto('/');
    await page.waitForFunction(() =>
      document.getAnimations().some(({ playState }) => playState === 'finished'),
    );
    expect([...motion].join('\n')).toMatch(/^pen-stroke, \d{3,} ms/);
    await context.close();
  });
});
