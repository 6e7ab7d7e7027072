import { expect, test } from './support/journey.js';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { logIn, type Person } from './steps/account.js';
import { newOwner } from './steps/owner.js';
import { share } from './steps/shared-proposal.js';
import type { ApiClient } from '../scripts/lib/api-client.mjs';
import { newPerson, closeContexts } from './support/browser.js';

const nina: Person = { nome: 'Nina Castro', email: 'nina@castro.com.br', senha: 'boa senha' };
const PHONE = { width: 360, height: 740 };

let product: RunningProduct;
let browser: Browser;
let client: ApiClient;
let page: Page;
let devtools: CDPSession;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  ({ client } = await newOwner(product, nina));
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});
test.beforeEach(async () => {
  const person = await newPerson(browser, product.url, PHONE);
  page = person.page;
  devtools = await person.context.newCDPSession(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, nina);
  await page.goto('/create');
});

const field = (label: string): Locator => page.getByLabel(label, { exact: true });
/** The field's error message. */
const errorOf = (label: string): Promise<string> =>
  field(label).evaluate((input) =>
    input.getAttribute('aria-invalid') === 'true'
      ? (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .filter((id) => id.endsWith('-error'))
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
      : '',
  );

/** With the clipboard and the keyboard, as people do. */
async function paste(label: string, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(label).click();
  await page.keyboard.press('ControlOrMeta+V');
}

async function compose(...texts: string[]): Promise<void> {
  for (const text of texts) {
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
}

/** Over 5 s: a real browser on the real product, whose clipboard, input methods and undo jsdom doesn't have. */
test.describe('fields with a mask on a phone of 360 px', () => {
  for (const [label, pasted, shown] of [
    ['CPF', ' 529.982.247-25', '529.982.247-25'],
    ['CNPJ', 'CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
    ['CEP', '01.310-100', '01310-100'],
    ['Orçamento', 'R$ 4.500,00 à vista', 'R$ 4.500,00'],
    ['Nome do cliente', 'Ana\tLima', 'Ana Lima'],
  ] as const) {
    test(`${label}: a paste of ${JSON.stringify(pasted)} is ${shown} (attack 330)`, async () => {
      await paste(label, pasted);
      expect(await field(label).inputValue()).toBe(shown);
      expect(await errorOf(label)).toBe('');
    });
  }

  for (const [label, pasted, message] of [
    ['CPF', '529.982.247-25 e 111.444.777-35', 'CPF inválido: há outro texto entre os números'],
    ['Orçamento', 'dez mil', 'Valor não entendido: não há números neste texto'],
  ] as const) {
    test(`${label}: ${JSON.stringify(pasted)} stays, gets an error below and fits (attack 331)`, async () => {
      await paste(label, pasted);
      expect(await field(label).inputValue()).toBe(pasted);
      await page.getByText(message).waitFor();
      expect(await errorOf(label)).toBe(message);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    });
  }

  test('pages: 10-15 is neither 1015 nor 1 (attack 331)', async () => {
    await field('Número de páginas').fill('');
    await paste('Número de páginas', '10-15');
    await page.getByText('Número de páginas inválido: escreva um só número inteiro').waitFor();
    await field('Orçamento').click();
    expect(await field('Número de páginas').inputValue()).toBe('10-15');
  });

  test('composition: nothing is rewritten before its end (attack 337)', async () => {
    const cnpj = field('CNPJ');
    await cnpj.click();
    await compose('1', '12', '12a', '12ab', '12abc3');
    expect(await cnpj.inputValue()).toBe('12abc3');
    await devtools.send('Input.insertText', { text: '12abc34501de35' });
    expect(await cnpj.inputValue()).toBe('12.ABC.345/01DE-35');
  });

  test('accepts a whole keyboard suggestion or dictation (attack 336)', async () => {
    await field('CPF').click();
    await page.keyboard.insertText('CPF 52998224725');
    expect(await field('CPF').inputValue()).toBe('529.982.247-25');
    await field('Orçamento').click();
    await page.keyboard.insertText('4500');
    expect(await field('Orçamento').inputValue()).toBe('R$ 4.500,00');
  });

  test('accepts dropped text (attack 336)', async () => {
    await field('Nome do cliente').fill('CPF 529.982.247-25');
    await field('Nome do cliente').selectText();
    // Both on the screen, neither under the header or the bar.
    await field('Nome do cliente').evaluate((input) => input.scrollIntoView({ block: 'start' }));
    const [from, to] = [await field('Nome do cliente').boundingBox(), await field('CPF').boundingBox()];
    if (!from || !to) throw new Error('both fields are on the screen');
    await page.mouse.move(from.x + 30, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    expect(await field('CPF').inputValue()).toBe('529.982.247-25');
  });

  test('undoes and redoes (attack 338)', async () => {
    const cpf = field('CPF');
    await cpf.click();
    await page.keyboard.type('529');
    await paste('CPF', 'CPF 529.982.247-25');
    await page.keyboard.press('ControlOrMeta+Z');
    expect(await cpf.inputValue()).toBe('529');
    await page.keyboard.press('ControlOrMeta+Z');
    expect(await cpf.inputValue()).toBe('52');
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    expect(await cpf.inputValue()).toBe('529.982.247-25');
  });

  test('keeps the caret in the middle, also beside the mask’s own marks (attack 339)', async () => {
    const cpf = field('CPF');
    await cpf.click();
    await page.keyboard.type('52998224725');
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft');
    // After the first dot: the digit before it is deleted.
    await page.keyboard.press('Backspace');
    expect(await cpf.inputValue()).toBe('529.822.472-5');
    await page.keyboard.type('9');
    expect(await cpf.inputValue()).toBe('529.982.247-25');
    await page.keyboard.press('Delete');
    expect(await cpf.inputValue()).toBe('529.822.472-5');
    expect(await cpf.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  });
});

test.describe('the company’s telephone', () => {
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Salvar Configurações' }).click();
    await page.getByText('Configurações salvas!').first().waitFor();
  };

  test('an extension stays and gets an error; a foreign number is stored and can be called (attacks 331, 333)', async () => {
    await page.goto('/settings');
    await field('Nome da empresa').fill('Estúdio Castro');
    await paste('Telefone', '(11) 3333-4444 ramal 22');
    expect(await field('Telefone').inputValue()).toBe('(11) 3333-4444 ramal 22');
    await page.getByText('Telefone inválido: o ramal não cabe aqui, deixe só o número').waitFor();
    await field('Telefone').fill('');
    await paste('Telefone', '+351 912 345 678');
    expect(await field('Telefone').inputValue()).toBe('+351912345678');
    await save();
    const content = { cliente_nome: 'Livraria', tipo_site: 'blog', template: 'elegant' };
    const { link } = await share(product.url, client, content);
    await page.goto(link);
    await page.getByText('+351912345678').first().waitFor();
    const calls = page.locator('a[href^="tel:"]');
    expect(await calls.first().getAttribute('href')).toBe('tel:+351912345678');
  });

  test('55 before the area is the same number', async () => {
    await page.goto('/settings');
    await field('Nome da empresa').fill('Estúdio Castro');
    await field('Telefone').fill('');
    await paste('Telefone', '5511987654321');
    expect(await field('Telefone').inputValue()).toBe('(11) 98765-4321');
    await save();
  });
});

test('an API call is parsed as the field is, and rejected with the same message (attack 332)', async () => {
  const draft = { cliente_nome: 'Ana\tLima', tipo_site: 'blog' };
  const made = await client.call('POST', '/api/propostas', {
    ...draft,
    cliente_cpf: 'CPF: 529.982.247-25',
    cliente_cep: '01.310-100',
    cliente_cnpj: ' 11 222 333/0001-81\u00a0',
  });
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({
      cliente_nome: 'Ana Lima',
      cliente_cpf: '52998224725',
      cliente_cep: '01310100',
      cliente_cnpj: '11222333000181',
    }),
  ]);
  const refused = await client.call('POST', '/api/propostas', { ...draft, cliente_cpf: '529.982.247-259' });
  expect([refused.status, refused.body['fields']]).toEqual([
    422,
    { cliente_cpf: 'CPF inválido: há 12 dígitos, e um CPF tem 11' },
  ]);
});
