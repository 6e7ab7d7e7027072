/**
 * What the product's main tasks take: `npm run bench:friction`. A robot on a phone of 360 × 640 does each as a person would, and every tap
 * and every field that it fills is counted; a tap that only puts the cursor into a field is part of that field. Ends with 1 when a
 * limit is exceeded. The time is an estimate for a person: 1.2 s a tap, 0.28 s a key (keystroke-level model; Card, Moran and Newell,
 * 1980), and what the product itself took. Needs the compiled product, the built web and Chromium.
 */
import { chromium } from '@playwright/test';
import { requireChromium } from '../scripts/lib/programs.mjs';
import { studios } from '../scripts/lib/sample/studios.mjs';
import { account, withStack } from './lib/stack.mjs';

const TAP_MS = 1_200;
const KEY_MS = 280;
const WHATSAPP = /^https:\/\/(wa\.me|api\.whatsapp\.com)\//;

/** Counts what it does. */
class Robot {
  taps = 0;
  fields = 0;
  keys = 0;
  began = performance.now();

  /** @param {import('@playwright/test').Locator} what */
  async tap(what) {
    this.taps += 1;
    await what.tap();
  }

  /** @param {import('@playwright/test').Locator} field @param {string} text */
  async type(field, text) {
    this.fields += 1;
    this.keys += text.length;
    await field.fill('');
    await field.pressSequentially(text);
  }

  /** One of a list: as a field, with a tap for the list and one for the choice in its time. */
  async choose(field, label) {
    this.fields += 1;
    this.keys += (2 * TAP_MS) / KEY_MS;
    await field.selectOption({ label });
  }

  figures() {
    const ms =
      performance.now() - this.began + this.taps * TAP_MS + this.fields * TAP_MS + this.keys * KEY_MS;
    return { taps: this.taps, fields: this.fields, seconds: Math.round(ms / 1_000) };
  }
}

const button = (page, name) => page.getByRole('button', { name, exact: true });

/** From the open form to the chat with the client. */
async function toWhatsApp(page, robot) {
  await robot.tap(button(page, 'Gerar Proposta Automaticamente'));
  await robot.tap(page.locator('label').filter({ hasText: 'Elegante' }));
  await robot.tap(button(page, 'Continuar'));
  await robot.tap(button(page, 'Salvar e compartilhar'));
  const dialog = page.getByRole('dialog', { name: 'Compartilhar proposta' });
  const opened = page.context().waitForEvent('page');
  await robot.tap(dialog.getByRole('link', { name: /WhatsApp/ }));
  const chat = await opened;
  await chat.waitForURL(WHATSAPP).catch(() => undefined);
  if (!WHATSAPP.test(chat.url()) && !chat.url().startsWith('chrome-error:'))
    throw new Error(`no chat: ${chat.url()}`);
  await chat.close();
}

/** @type {Record<string, { limits?: { taps: number, fields: number }, run: (page: import('@playwright/test').Page, robot: Robot) => Promise<void> }>} */
const OWNER = {
  'smallest proposal, from /create to WhatsApp': {
    limits: { taps: 5, fields: 3 },
    async run(page, robot) {
      await page.goto('/create');
      await robot.type(page.getByLabel(/^Nome do cliente/), 'Ana Prado');
      await robot.type(page.getByLabel(/^E-mail do cliente/), 'ana@prado.com.br');
      await robot.choose(page.getByLabel(/^Tipo de projeto/), 'Site Institucional');
      await toWhatsApp(page, robot);
    },
  },
  'real proposal, from /create to WhatsApp': {
    limits: { taps: 8, fields: 8 },
    async run(page, robot) {
      await page.goto('/create');
      await robot.type(page.getByLabel(/^Nome do cliente/), 'Padaria Pão & Prosa');
      await robot.type(page.getByLabel(/^E-mail do cliente/), 'contato@paoeprosa.com.br');
      await robot.type(page.getByLabel(/^WhatsApp do cliente/), '11987654321');
      await robot.choose(page.getByLabel(/^Tipo de projeto/), 'Site Institucional');
      await robot.type(page.getByLabel(/^Número de páginas/), '6');
      await robot.type(page.getByLabel(/^Orçamento/), '1120000');
      for (const feature of ['Sistema de contato', 'Galeria de imagens', 'SEO otimizado'])
        await robot.tap(page.getByText(feature, { exact: true }));
      await toWhatsApp(page, robot);
    },
  },
};

const CLIENT = {
  'client signs': {
    async run(page, robot) {
      await robot.tap(button(page, 'Assinar Proposta Digitalmente').first());
      await robot.type(page.getByLabel('Nome Completo'), 'José Antônio Ribeiro');
      await robot.type(page.getByLabel('Email', { exact: true }), 'jose@paoeprosa.com.br');
      await robot.tap(page.getByRole('checkbox'));
      await robot.tap(button(page, 'Assinar Digitalmente'));
      await page.getByText('Proposta Assinada Digitalmente').first().waitFor();
    },
  },
  'client rejects': {
    async run(page, robot) {
      await robot.tap(button(page, 'Recusar Proposta').first());
      await robot.tap(button(page, 'Confirmar Recusa'));
      await page.getByText('Proposta Rejeitada').first().waitFor();
    },
  },
};

function print(name, { taps, fields, seconds }, limits) {
  const isOver = limits !== undefined && (taps > limits.taps || fields > limits.fields);
  const mark = limits ? `  limit ${limits.taps} and ${limits.fields}: ${isOver ? 'EXCEEDED' : 'held'}` : '';
  console.log(`${name.padEnd(46)} ${taps} taps, ${fields} fields, about ${seconds} s${mark}`);
  if (isOver) process.exitCode = 1;
}

await withStack(async ({ url }) => {
  const executablePath = requireChromium(console.log);
  const { client, cookie } = await account(url);
  await client.ask('POST', '/api/company-settings', studios.marina.company);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const open = async (headers = {}) => {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 360, height: 640 },
        hasTouch: true,
        isMobile: true,
        extraHTTPHeaders: headers,
      });
      await context.route(WHATSAPP, (route) => route.fulfill({ body: 'chat', contentType: 'text/html' }));
      return context.newPage();
    };
    for (const [name, { run, limits }] of Object.entries(OWNER)) {
      const page = await open();
      const [cookieName = '', value = ''] = cookie.split(/=(.*)/s);
      await page.context().addCookies([{ name: cookieName, value, url }]);
      const robot = new Robot();
      await run(page, robot);
      print(name, robot.figures(), limits);
      await page.context().close();
    }
    const { client: other } = await account(url); // a free account makes three a month
    for (const [name, { run }] of Object.entries(CLIENT)) {
      const { id } = await other.ask('POST', '/api/propostas', {
        tipo_site: 'landing',
        cliente_nome: 'Ana Prado',
      });
      const { publicToken } = await other.ask('POST', `/api/propostas/${id}/generate-link`, {});
      const page = await open();
      await page.goto(`/public/proposal/${publicToken}`);
      const robot = new Robot();
      await run(page, robot);
      print(name, robot.figures(), undefined);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
});
