import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import { proposals } from '../scripts/lib/sample/proposals.mjs';
import type { RunningProduct } from '../test/product.js';
import { openLink } from './steps/client.js';
import { DONA, newOwner } from './steps/owner.js';
import type { ApiClient } from '../scripts/lib/api-client.mjs';
import { findings, THEMES, wear } from './support/axe.js';
import { newPerson, closeContexts } from './support/browser.js';

/** Brand colours that are hard to read as text or as a background (D26). */
const COLORS = {
  white: '#FFFFFF',
  'a yellow close to white': '#FFFDE7',
  yellow: '#FFFF00',
  navy: '#001F4D',
  lime: '#84FF00',
  cyan: '#00FFFF',
  'the grey between black and white': '#777777',
  black: '#000000',
  'hot pink': '#FF1493',
  orange: '#FF7A00',
};
const TEMPLATES = ['modern', 'elegant'] as const;
/** Where along a gradient its text is measured. */
const STOPS = [0, 0.25, 0.5, 0.75, 1];

let product: RunningProduct;
let browser: Browser;
let owner: ApiClient;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

/** A proposal in the company's colours, which the wizard starts with (D26). */
async function shared(template: string): Promise<string> {
  const { cor_primaria: primaria, cor_secundaria: secundaria } = await owner.ask(
    'GET',
    '/api/company-settings',
  );
  const content = { ...proposals['bakery'], template, cores_personalizadas: { primaria, secundaria } };
  const { id } = await owner.ask('POST', '/api/propostas', content);
  const { publicToken } = await owner.ask('POST', `/api/propostas/${id}/generate-link`, {});
  return `/public/proposal/${publicToken}`;
}

/** axe does not measure text on a gradient. Here it is measured on each flat colour along the gradient. */
const flatten = (page: Page, stop: number) =>
  page.evaluate((part) => {
    for (const ground of document.querySelectorAll<HTMLElement>('.sheet-gradient')) {
      const [from, to] = ['--brand-from', '--brand-to'].map((name) => {
        const hex = getComputedStyle(ground).getPropertyValue(name).trim();
        return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      });
      const mixed = from?.map((channel, at) => Math.round(channel + ((to?.[at] ?? 0) - channel) * part));
      ground.style.setProperty('background', `rgb(${mixed?.join(' ')})`);
    }
  }, stop);

/** Over 5 s: 20 proposals in a real browser, in both themes. */
test.describe('the client’s page is readable (AA) with any colours', () => {
  const names = Object.keys(COLORS) as (keyof typeof COLORS)[];

  for (const template of TEMPLATES) {
    test(`${template}`, async () => {
      const found: Record<string, string[]> = {};
      // A separate owner for each template: both together are more changes than one may make in a minute (D48).
      owner = (await newOwner(product, { ...DONA, email: `${template}@estudiolume.com.br` })).client;
      const company = { nome_empresa: 'Estúdio Lume', telefone: '(11) 98765-4321' };
      await owner.ask('POST', '/api/company-settings', company);
      const { page, context } = await newPerson(browser, product.url);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [at, name] of names.entries()) {
        // The second colour is another awkward one.
        const second = COLORS[names[(at + 3) % names.length] ?? name];
        const settings = { nome_empresa: 'Estúdio Lume', cor_primaria: COLORS[name], cor_secundaria: second };
        await owner.ask('PUT', '/api/company-settings', settings);
        await openLink(page, await shared(template));
        const problems = new Set<string>();
        const measure = async (within?: string) => {
          const question = { only: ['color-contrast'], unsure: true, ...(within ? { within } : {}) };
          for (const problem of await findings(page, question)) problems.add(problem);
        };
        await flatten(page, 0);
        for (const theme of THEMES) {
          await wear(page, theme);
          await measure();
        }
        if (template === 'modern')
          for (const stop of STOPS) {
            await flatten(page, stop);
            await measure('.sheet-gradient');
          }
        if (problems.size > 0) found[`${name} and ${second}`] = [...problems];
      }
      expect(found).toEqual({});
      await context.close();
    });
  }
});
