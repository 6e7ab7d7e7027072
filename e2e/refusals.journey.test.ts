import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import type { Browser, Locator, Page } from 'playwright-core';
import type { RunningProduct } from '../test/product.js';
import { ADMIN } from './setup/settings.mjs';
import { DONA, newOwner } from './steps/owner.js';
import { PANEL } from './steps/refusals/admin.js';
import { ACCOUNT, PROPOSALS } from './steps/refusals/owner.js';
import {
  allowAgain,
  KINDS,
  type Kind,
  refuse,
  type Screen,
  textsOf,
  type Things,
} from './steps/refusals/screen.js';
import { CLIENT, VISITOR } from './steps/refusals/visitor.js';
import { leaveBrowser, newPerson, openBrowser } from './support/browser.js';
import { closeToasts, messageProblem } from './support/eyes.js';
import { productAsNew } from './support/product-as-new.js';

jest.setTimeout(240_000); // each screen is refused in ten ways, at two sizes

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];
const SCREENS: Record<string, Screen> = { ...VISITOR, ...CLIENT, ...ACCOUNT, ...PROPOSALS, ...PANEL };

let product: RunningProduct;
let browser: Browser;
let things: Things;
beforeAll(async () => {
  [product, browser] = await Promise.all([productAsNew(), openBrowser()]);
  const { client } = await newOwner(product);
  const make = async (titulo: string) =>
    (await client.call('POST', '/api/propostas', { ...contentFixture, titulo })).body as { id: string };
  const [draft, sent] = [await make('Site da padaria'), await make('Site da confeitaria')];
  const shared = await client.call('POST', `/api/propostas/${sent.id}/generate-link`, {});
  things = { token: String(shared.body['publicToken']), id: draft.id, title: 'Site da padaria' };
}, 120_000);
afterAll(async () => {
  await leaveBrowser();
}, 120_000);

async function signIn(page: Page, as: Screen['as']): Promise<void> {
  const headers = { origin: product.url };
  if (as === 'owner')
    await page.request.post('/api/auth/login', {
      data: { email: DONA.email, password: DONA.senha },
      headers,
    });
  if (as === 'admin') await page.request.post('/api/vitamina/auth/login', { data: ADMIN, headers });
}

const canBePressed = (place: Locator): Promise<boolean> =>
  place.click({ trial: true, timeout: 1000 }).then(
    () => true,
    () => false,
  );

/** What is wrong with the message of one refusal; opens the screen anew where the one before has closed it. */
async function problemOf(page: Page, screen: Screen, kind: Kind): Promise<string> {
  const place = screen.place(page);
  if (!(await canBePressed(place))) await screen.open(page, things);
  await refuse(page, kind, screen);
  await (screen.act?.(page) ?? place.click());
  const problem = await messageProblem(page, textsOf(kind, screen));
  await allowAgain(page);
  await closeToasts(page);
  return problem;
}

/** Screens of the table whose refusals are all where they should be. The others are described, and not held to it yet. */
const HELD = [
  'sign-in',
  'registration',
  'recovery',
  'signature',
  'rejection',
  'own password',
  'archive',
  'closing the account',
  'confirmation, once more',
  'settings',
  'logo of the settings, at saving',
];

describe('a refusal is read where it happened (attacks 303 to 305)', () => {
  it.each(HELD)('%s', async (name) => {
    const screen = SCREENS[name] as Screen;
    const problems: string[] = [];
    const { page, context } = await newPerson(browser, product.url);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, screen.as);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await screen.open(page, things);
      for (const kind of KINDS) {
        const problem = await problemOf(page, screen, kind);
        if (problem) problems.push(`${size.width} px, ${kind}: ${problem}`);
      }
    }
    await context.close();
    expect(problems).toEqual([]);
  });
});

/** The same with what the product itself answers. */
const OWN: Record<string, (page: Page) => Promise<string>> = {
  'a wrong password': async (page) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(DONA.email);
    await page.getByLabel('Senha', { exact: true }).fill('outra senha');
    return 'Email ou senha inválidos';
  },
  'an address that has an account': async (page) => {
    await VISITOR['registration']?.open(page, things);
    await page.getByLabel('Email').fill(DONA.email);
    return 'E-mail já cadastrado';
  },
  'a code that nobody was given': async (page) => {
    await VISITOR['verification']?.open(page, things);
    return 'Nenhuma assinatura';
  },
  'an administrator who is none': async (page) => {
    await PANEL['sign-in of the panel']?.open(page, things);
    return 'Credenciais inválidas';
  },
};

describe('the product’s own refusals (attacks 303, 304)', () => {
  it.each(Object.keys(OWN))('%s', async (name) => {
    const { page, context } = await newPerson(browser, product.url, SIZES[0]);
    const text = (await OWN[name]?.(page)) ?? '';
    await page.locator('form button[type=submit]').click();
    expect(await messageProblem(page, [text])).toBe('');
    await context.close();
  });
});
