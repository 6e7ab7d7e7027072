import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import { studios } from '../scripts/lib/seed/studios.mjs';
import type { RunningProduct } from '../test/product.js';
import { CEPS } from './setup/cep.mjs';
import { logIn } from './steps/account.js';
import { plantSample, type Sample } from './steps/sample.js';
import { Looker } from './support/axe.js';
import { newPerson, closeContexts } from './support/browser.js';
import { escape } from './support/keyboard.js';
import { translate } from './support/translation.js';

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

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

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).first().waitFor();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
/** Scrolls there, and waits until everybody who listens has heard of it. */
const toTop = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
const rowOf = (page: Page, cliente: string) =>
  page.getByRole('listitem', { name: new RegExp(`^Proposta para ${cliente}`) });

/** Visits screens as one of the sample's people, and gives what axe found on them. */
async function visit(
  who: keyof typeof studios,
  screens: (page: Page, look: (name: string) => Promise<void>) => Promise<void>,
) {
  const { context, page } = await newPerson(browser, product.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await translate(page);
  const { nome, email, password } = studios[who].owner;
  await logIn(page, { nome, email, senha: password });
  const looker = new Looker();
  await screens(page, (name) => looker.look(page, name));
  await context.close();
  return looker.found;
}

/** Issue point "Accessibility". Over 5 s: every screen and state is opened in a real browser and looked at twice. */
test.describe('axe finds nothing on the owner’s screens, in both themes (attack 358)', () => {
  test('dashboard: filled, narrow, with all that opens from it', async () => {
    const found = await visit('marina', async (page, look) => {
      await rowOf(page, 'Clínica Vértebra').waitFor();
      await look('dashboard');
      await page.setViewportSize(PHONE);
      await look('dashboard on a phone');
      await press(page, 'Abrir menu');
      await look('menu on a phone');
      await escape(page);
      await rowOf(page, 'Padaria Pão & Prosa').getByRole('button').first().click();
      await page.getByText('Assinada por Helena Prado').waitFor();
      await look('details on a phone');
      await escape(page);
      await page.setViewportSize(DESKTOP);
      await page.getByRole('button', { name: 'Abrir menu' }).waitFor({ state: 'hidden' }); // else its links are still there
      await toTop(page); // a tooltip closes when its page is scrolled, and to focus what is out of sight does that
      await page.getByRole('link', { name: 'Configurações' }).last().focus();
      await page.getByRole('tooltip').waitFor();
      await look('dashboard with a tooltip');
      for (const cliente of ['Padaria Pão & Prosa', 'Ferragens Dois Irmãos', 'Moura & Antunes Advogados']) {
        await rowOf(page, cliente).getByRole('button').first().click();
        await page.getByRole('dialog').getByText('Proposta criada').waitFor();
        await look(`details of ${cliente}`);
        await escape(page);
      }
      await rowOf(page, 'Clínica Vértebra').getByRole('button', { name: 'Compartilhar' }).click();
      await page.getByLabel('Link público').waitFor();
      await press(page, 'Copiar link');
      await page.getByText('Link copiado!').waitFor();
      await look('share dialog, copied');
      await escape(page);
      await rowOf(page, 'Ferragens Dois Irmãos').getByRole('button', { name: 'Compartilhar' }).click();
      await page.getByText('Gerar novo link e reabrir a proposta?').waitFor();
      await look('question before a new link');
      await escape(page);
      await rowOf(page, 'Revista Quintal').getByRole('button', { name: 'Excluir' }).click();
      await page.getByText('Confirmar Exclusão').waitFor();
      await look('delete dialog');
      await escape(page);
      await page.getByLabel('Buscar propostas').fill('não existe');
      await page.getByText('Nenhuma proposta encontrada').waitFor();
      await look('nothing found');
    });
    expect(found).toEqual({});
  });

  test('dashboard: empty, at the limit, loading, failed', async () => {
    const empty = await visit('rafael', async (page, look) => {
      await page.getByText('Nenhuma proposta criada ainda').waitFor();
      await look('dashboard, empty');
      await page.route('**/api/propostas?*', () => undefined);
      await page.reload();
      await page.getByText('Carregando suas propostas...').waitFor();
      await look('dashboard, loading');
      await page.unrouteAll();
      await page.route('**/api/propostas?*', (route) => route.fulfill({ status: 503, json: {} }));
      await page.reload();
      await page.getByRole('button', { name: 'Tentar novamente' }).waitFor();
      await look('dashboard, failed');
      await page.unrouteAll();
      for (const path of ['/settings', '/subscription']) {
        await page.goto(path);
        await heading(page, /./);
        await look(`${path} of somebody new`);
      }
    });
    const limit = await visit('juliana', async (page, look) => {
      await page.getByText('Limitado').waitFor();
      const more = page.getByRole('button', { name: 'Nova Proposta', exact: true }).first();
      await more.click({ force: true }); // it says that it is off, and why
      await page.getByText('Você atingiu o limite de 3 propostas').waitFor();
      await look('dashboard at the limit, with a toast');
      await page.goto('/create');
      await page.getByText('mas não salvá-la agora').waitFor();
      await look('wizard at the limit');
    });
    expect({ ...empty, ...limit }).toEqual({});
  });

  test('wizard: each step, with and without errors', async () => {
    const found = await visit('marina', async (page, look) => {
      await page.route('**/api/company-settings*', () => undefined);
      await page.goto('/create');
      await page.getByText('Preparando o formulário...').waitFor();
      await look('wizard, loading');
      await page.unrouteAll();
      await page.reload();
      await heading(page, 'Briefing Inteligente');
      await look('briefing');
      await page.getByLabel('CNPJ').fill('11.111.111/1111-11');
      await page.getByLabel('Logo do cliente').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: Buffer.from('não é imagem'),
      });
      await press(page, 'Gerar Proposta Automaticamente');
      await page.getByText('CNPJ inválido').waitFor();
      await press(page, /^Serviços Adicionais/);
      await look('briefing with errors and a folded section');
      await page.setViewportSize(PHONE);
      await look('briefing with errors on a phone');
      await press(page, 'Ver prévia');
      await page.getByRole('dialog').waitFor();
      await look('miniature on a phone');
      await escape(page);
      await page.setViewportSize(DESKTOP);
      await page.getByLabel('CNPJ').fill('');
      await page.getByLabel(/^Nome do cliente/).fill('Sítio das Palmeiras');
      await page.getByLabel(/^E-mail do cliente/).fill('oi@sitiodaspalmeiras.com.br');
      for (const [code, answer] of [
        [CEPS.missing, 'CEP não encontrado'],
        [CEPS.broken, 'Erro ao buscar CEP'],
        [CEPS.found, 'Endereço encontrado!'],
      ] as const) {
        await page.getByLabel('CEP').fill(code);
        await page.getByText(answer).waitFor();
      }
      await look('answers of the postal-code service');
      await page.getByLabel(/^Tipo de projeto/).selectOption('blog');
      await page.getByText('Calculando sugestão...').waitFor();
      await look('suggestion on its way');
      await page.getByLabel('Outra funcionalidade').fill('Agenda de visitas');
      await press(page, 'Adicionar');
      await press(page, 'Aplicar sugestão');
      await page.getByText('Sugestão aplicada').waitFor();
      await look('suggestion applied');
      await press(page, 'Gerar Proposta Automaticamente');
      await heading(page, 'Escolha o Template');
      await look('template');
      for (const template of ['Moderno', 'Elegante']) {
        await page.locator('label', { hasText: template }).click();
        await press(page, 'Continuar');
        await heading(page, 'Prévia da proposta');
        await look(`preview, ${template}`);
        await press(page, 'Voltar');
        await heading(page, 'Escolha o Template');
      }
      await page.getByRole('link', { name: 'Propostas' }).first().click();
      await page.getByText('Sair sem salvar a proposta?').waitFor();
      await look('leaving the wizard');
      await press(page, 'Continuar editando');
      await page.goto('/create');
      await page.getByText('Recuperamos o que você estava escrevendo.').waitFor();
      await look('wizard with a draft');
      await page.goto('/create?etapa=previa');
      await press(page, 'Compartilhar');
      await page.getByLabel('Link público').waitFor();
      await look('shared from the wizard');
      await page.goto(`/edit/${sample.of.draft.id}`);
      await heading(page, 'Briefing Inteligente');
      await look('edit wizard');
      await page.goto(`/edit/${sample.of.signed.id}`);
      await heading(page, 'Proposta assinada');
      await look('edit of a signed proposal');
    });
    expect(found).toEqual({});
  });

  test('owner view, settings, subscription, account', async () => {
    const { of } = sample;
    const found = await visit('marina', async (page, look) => {
      await page.route(`**/api/propostas/${of.draft.id}`, () => undefined);
      await page.goto(`/view/${of.draft.id}`);
      await page.getByText('Carregando proposta...').waitFor();
      await look('view, loading');
      await page.unrouteAll();
      for (const state of ['draft', 'signed', 'rejected', 'expired'] as const) {
        await page.goto(`/view/${of[state].id}`);
        await page.getByRole('button', { name: 'Histórico' }).waitFor();
        await look(`view, ${state}`);
      }
      await press(page, 'Mais ações');
      await page.getByRole('menuitem').first().waitFor();
      await look('view with its menu');
      await escape(page);
      await press(page, 'Histórico');
      await page.getByText('Proposta criada').waitFor();
      await look('view with its history');
      await page.goto('/view/8d5f0b9e-0000-4000-8000-000000000000');
      await heading(page, 'Proposta não encontrada');
      await look('view, unknown');
      await page.goto('/');
      await page.getByRole('link', { name: 'Dashboard' }).waitFor();
      await look('landing, logged in');

      await page.goto('/settings');
      await page.getByLabel(/^Nome da empresa/).fill('');
      await page.getByLabel('CNPJ').fill('11');
      await press(page, 'Salvar Configurações');
      await page.locator('[aria-invalid=true]').first().waitFor();
      await look('settings with errors');
      await page.setViewportSize(PHONE);
      await look('settings on a phone');
      await page.setViewportSize(DESKTOP);
      await page.goto('/subscription');
      await heading(page, 'Escolha seu plano');
      await look('subscription');
      await page.goto('/conta');
      await page.getByText('Este aparelho').waitFor();
      await press(page, 'Trocar senha');
      await page.locator('[aria-invalid=true]').first().waitFor();
      await look('account with errors');
      await press(page, 'Encerrar minha conta');
      await page.getByLabel('Sua senha').fill('senha errada');
      await press(page, 'Encerrar conta');
      await page.locator('[aria-invalid=true]').last().waitFor();
      await look('closing the account, refused');
    });
    expect(found).toEqual({});
  });
});
