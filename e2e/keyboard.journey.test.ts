import { test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import { studios } from '../scripts/lib/sample/studios.mjs';
import type { RunningProduct } from '../test/product.js';
import { logIn, type Person } from './steps/account.js';
import { plantSample, type Sample } from '../scripts/lib/sample/sample.mjs';
import { newPerson, closeContexts } from './support/browser.js';
import { Keyboard } from './support/keyboard.js';

const lia: Person = { nome: 'Lia Prado', email: 'lia@pradoweb.com.br', senha: 'boa senha' };

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

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

async function openKeyboard() {
  const person = await newPerson(browser, product.url);
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  return { ...person, keys: new Keyboard(person.page) };
}

async function enter(page: Page, keys: Keyboard, fields: readonly (readonly [string | RegExp, string])[]) {
  for (const [label, text] of fields) {
    await keys.tabTo(page.getByLabel(label, { exact: true }));
    await keys.type(text);
  }
}

/** Issue point "Accessibility": no mouse, no touch. Over 5 s: the product's main task in a real browser. */
test.describe('without a mouse', () => {
  let link: string;

  test('an owner registers, logs in, writes a proposal and shares it', async () => {
    const { page, context, keys } = await openKeyboard();
    await page.goto('/');
    await keys.tabTo(page.getByRole('link', { name: 'Pular para o conteúdo' }));
    await keys.press('Enter');
    await keys.arrivesAt(page.getByRole('main'));
    await keys.tabTo(page.getByRole('link', { name: 'Começar Agora - Grátis' }));
    await keys.press('Enter');
    await heading(page, 'Criar Conta').waitFor();
    await enter(page, keys, [
      ['Nome Completo', lia.nome],
      ['Email', lia.email],
      ['Senha', lia.senha],
      ['Confirmar Senha', lia.senha],
    ]);
    await keys.press('Enter');
    await keys.arrivesAt(page.getByLabel('Senha', { exact: true })); // the email is filled in already
    await heading(page, 'Entrar').waitFor();
    await keys.type(lia.senha);
    await keys.press('Enter');
    await keys.arrivesAt(heading(page, 'Olá, Lia'));

    await keys.tabTo(page.getByRole('main').getByRole('link', { name: 'Nova Proposta' }));
    await keys.press('Enter');
    await keys.arrivesAt(heading(page, 'Briefing Inteligente'));
    await enter(page, keys, [[/^Nome do cliente/, 'Clínica Ipê']]);
    await keys.press('Enter');
    await keys.arrivesAt(page.getByLabel(/^E-mail do cliente/)); // the first invalid one
    await keys.type('oi@clinicaipe.com.br');
    await keys.tabTo(page.getByLabel(/^Tipo de projeto/));
    await keys.press('ArrowDown', 'ArrowDown');
    await enter(page, keys, [[/^Orçamento/, '450000']]);
    await keys.tabTo(page.getByLabel('Galeria de imagens'));
    await keys.press('Space');
    await enter(page, keys, [['Outra funcionalidade', 'Agenda']]);
    await keys.tabTo(button(page, 'Adicionar'));
    await keys.press('Enter');
    await keys.tabTo(button(page, 'Remover Agenda'), 'Shift+Tab');
    await keys.press('Enter');
    await keys.arrivesAt(heading(page, 'Funcionalidades Desejadas')); // the button is gone
    await keys.tabTo(button(page, 'Gerar Proposta Automaticamente'));
    await keys.press('Enter');
    await keys.arrivesAt(heading(page, 'Escolha o Template'));
    await keys.tabTo(page.getByRole('radio', { name: /^Moderno/ }));
    await keys.press('Space', 'ArrowRight');
    await keys.arrivesAt(page.getByRole('radio', { name: /^Elegante/, checked: true }));
    await keys.tabTo(button(page, 'Continuar'));
    await keys.press('Enter');
    await keys.arrivesAt(heading(page, 'Prévia da proposta'));
    await page.getByText('Site Institucional').first().waitFor();
    await page.getByText('R$ 4.500,00').first().waitFor();
    await keys.tabTo(button(page, 'Salvar'));
    await keys.press('Enter');
    await keys.arrivesAt(heading(page, 'Olá, Lia'));

    const row = page.getByRole('listitem', { name: /^Proposta para Clínica Ipê/ });
    const share = row.getByRole('button', { name: 'Compartilhar' });
    await keys.tabTo(share);
    await keys.press('Enter');
    const sender = page.getByRole('dialog', { name: 'Quem envia esta proposta?' });
    await sender.waitFor();
    await keys.staysIn(sender);
    await keys.press('Escape');
    await keys.arrivesAt(share);
    await keys.press('Enter');
    await keys.tabTo(sender.getByLabel(/^E-mail para contato/));
    await keys.press('Control+a', 'Delete', 'Enter');
    await keys.arrivesAt(sender.getByLabel(/^E-mail para contato/)); // one contact is needed
    await keys.type(lia.email);
    await keys.press('Enter');
    await page.getByLabel('Link público').waitFor();
    await keys.staysIn(page.getByRole('dialog'));
    await keys.tabTo(button(page, 'Copiar link'));
    await keys.press('Enter');
    await page.getByText('Link copiado!').waitFor();
    link = await page.evaluate(() => navigator.clipboard.readText());
    await keys.press('Escape');
    await keys.arrivesAt(share);
    await context.close();
  });

  test('the client opens the rejection, cancels it, and signs', async () => {
    const { page, context, keys } = await openKeyboard();
    await page.goto(link);
    await keys.tabTo(page.getByRole('link', { name: 'Pular para o conteúdo' }));
    await keys.press('Enter');
    await keys.arrivesAt(page.getByRole('main'));
    const refuse = button(page, 'Recusar Proposta');
    await keys.tabTo(refuse);
    await keys.press('Enter');
    await keys.arrivesAt(heading(page, 'Recusar Proposta'));
    await keys.tabTo(button(page, 'Cancelar'));
    await keys.press('Enter');
    await keys.arrivesAt(refuse);
    const sign = button(page, 'Assinar Proposta Digitalmente');
    await keys.tabTo(sign, 'Shift+Tab');
    await keys.press('Enter');
    await keys.arrivesAt(heading(page, 'Assinatura Digital'));
    await keys.tabTo(button(page, 'Cancelar'));
    await keys.press('Enter');
    await keys.arrivesAt(sign);
    await keys.press('Enter');
    await enter(page, keys, [
      ['Nome Completo', 'José Antônio Ribeiro'],
      ['Email', 'jose@clinicaipe.com.br'],
    ]);
    await keys.press('Enter');
    await keys.arrivesAt(page.getByRole('checkbox')); // not agreed yet
    await keys.press('Space');
    await keys.tabTo(button(page, 'Assinar Digitalmente'));
    await keys.press('Enter');
    await keys.arrivesAt(heading(page, 'Proposta Assinada Digitalmente'));
    await context.close();
  });

  test('dialogs trap the focus and return it, also one that opens after another', async () => {
    const { page, context, keys } = await openKeyboard();
    const { nome, email, password } = studios.marina.owner;
    await logIn(page, { nome, email, senha: password });
    await keys.arrivesAt(heading(page, 'Olá, Marina'));
    const row = (cliente: string) =>
      page.getByRole('listitem', { name: new RegExp(`^Proposta para ${cliente}`) });
    const remove = row('Clínica Vértebra').getByRole('button', { name: 'Mais ações' });
    await keys.tabTo(remove);
    await keys.press('Enter');
    await keys.arrivesAt(page.getByRole('menuitem').first());
    await keys.press('End');
    await keys.arrivesAt(page.getByRole('menuitem', { name: 'Excluir' }));
    await keys.press('Enter');
    await keys.arrivesAt(button(page, 'Cancelar'));
    await keys.staysIn(page.getByRole('alertdialog'));
    await keys.press('Escape');
    await keys.arrivesAt(remove);

    const title = row('Revista Quintal').getByRole('button').first();
    await keys.tabTo(title);
    await keys.press('Enter');
    const details = page.getByRole('dialog');
    await details.getByText('Proposta criada').waitFor();
    await keys.staysIn(details);
    await keys.press('Escape');
    await keys.arrivesAt(title);
    await keys.press('Enter');
    await keys.tabTo(details.getByRole('button', { name: 'Compartilhar' }));
    await keys.press('Enter');
    await page.getByLabel('Link público').waitFor();
    await keys.press('Escape');
    await keys.arrivesAt(title);

    const again = row('Ferragens Dois Irmãos').getByRole('button', { name: 'Compartilhar' });
    await keys.tabTo(again);
    await keys.press('Enter');
    await keys.tabTo(button(page, 'Gerar novo link'));
    await keys.press('Enter');
    await page.getByLabel('Link público').waitFor();
    await keys.press('Escape');
    await keys.arrivesAt(again);

    const gone = row('Revista Quintal').getByRole('button', { name: 'Mais ações' });
    await keys.tabTo(gone, 'Shift+Tab');
    await keys.press('Enter');
    await keys.arrivesAt(page.getByRole('menuitem').first());
    await keys.press('End');
    await keys.arrivesAt(page.getByRole('menuitem', { name: 'Excluir' }));
    await keys.press('Enter');
    await keys.tabTo(button(page, 'Excluir').and(page.getByRole('alertdialog').getByRole('button')));
    await keys.press('Enter');
    await keys.arrivesAt(heading(page, 'Suas Propostas')); // the row is gone
    await context.close();
  });

  test('the navigation leads to the heading of each page, the skip link past the navigation', async () => {
    const { page, context, keys } = await openKeyboard();
    const { nome, email, password } = studios.marina.owner;
    await logIn(page, { nome, email, senha: password });
    await keys.arrivesAt(heading(page, 'Olá, Marina'));
    const bar = page.getByRole('navigation', { name: 'Navegação principal' });
    for (const [name, title] of [
      ['Nova Proposta', 'Briefing Inteligente'],
      ['Configurações', 'Configurações da Empresa'],
      ['Propostas', /^Olá/],
    ] as const) {
      await keys.tabTo(bar.getByRole('link', { name, exact: true }), 'Shift+Tab');
      await keys.press('Enter');
      await keys.arrivesAt(page.getByRole('main').getByRole('heading', { level: 1, name: title }));
    }
    await keys.tabTo(page.getByRole('link', { name: 'Pular para o conteúdo' }), 'Shift+Tab');
    await keys.press('Enter');
    await keys.arrivesAt(page.getByRole('main'));
    await page.goto(`/view/${sample.of.signed.id}`);
    const menu = button(page, 'Mais ações');
    await keys.tabTo(menu);
    await keys.press('Enter');
    await keys.arrivesAt(page.getByRole('menuitem').first());
    await keys.press('Escape');
    await keys.arrivesAt(menu);
    await context.close();
  });
});
