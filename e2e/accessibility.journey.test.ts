import fs from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startTestProduct, type TestProduct } from '../test/product.js';
import { logIn, type Person, register } from './steps/account.js';
import { openLink } from './steps/client.js';
import { type Draft, makeLink, writeProposal } from './steps/proposal.js';
import { newPerson, openBrowser } from './support/browser.js';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const lia: Person = { nome: 'Lia Prado', email: 'lia@pradoweb.com.br', senha: 'boa senha' };
const draft: Draft = { cliente: 'Clínica Ipê', email: 'oi@clinicaipe.com.br', centavos: '450000' };

let product: TestProduct;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startTestProduct(), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
}, 60_000);

interface Axe {
  run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds on the page as it is, in the theme that is set. `evaluate` is not bound by the page's CSP. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
}

/** Over 5 s: every screen of the first journey is opened twice in a real browser. */
describe.each(['light', 'dark'] as const)('axe finds nothing on the journey’s screens, %s', (theme) => {
  it('from the landing page to the client’s page', async () => {
    const person = await newPerson(browser, product.url);
    const { page } = person;
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    const look = async (name: string) => {
      found[name] = await findings(page);
    };
    if (theme === 'light') await register(page, lia);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('landing');
    await page.goto('/auth');
    await page.getByLabel('Email').waitFor();
    await look('auth');
    await logIn(page, lia);
    await page.getByRole('heading', { name: 'Suas Propostas' }).waitFor();
    await look('dashboard, empty or with one');
    await page.goto('/create');
    await page.getByRole('heading', { name: 'Briefing Inteligente' }).waitFor();
    await look('briefing');
    await writeProposal(page, { ...draft, cliente: `${draft.cliente} ${theme}` });
    const link = await makeLink(page, { ...draft, cliente: `${draft.cliente} ${theme}` });
    await look('dashboard with a shared proposal');
    await openLink(page, link);
    await look('client’s page');
    await page.getByRole('button', { name: 'Assinar Proposta Digitalmente' }).first().click();
    await page.getByLabel('Nome Completo').waitFor();
    await look('signature form');
    await page.goto('/nao-existe');
    await page.getByText('Oops! Page not found').waitFor();
    await look('404');
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
    await person.context.close();
  }, 120_000);
});
