import fs from 'node:fs';
import path from 'node:path';
import { studios } from '../seed/studios.mjs';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } };
const THEMES = /** @type {const} */ (['light', 'dark']);
const PERSON = {
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  permissions: ['clipboard-read', 'clipboard-write'],
};

/** @typedef {{ name: string, theme: string, size: string, file: string }} Taken */

/**
 * Takes every shot in both themes and sizes.
 * @param {object} given
 * @param {import('playwright-core').Browser} given.browser
 * @param {string} given.url
 * @param {string} given.folder
 * @param {readonly import('./catalogue/shot.mjs').Shot[]} given.shots
 * @param {import('./facts.mjs').Facts} given.facts
 * @returns {Promise<Taken[]>}
 */
export async function takeAll({ browser, url, folder, shots, facts }) {
  /** @type {Taken[]} */
  const taken = [];
  for (const as of new Set(shots.map((shot) => shot.as))) {
    const session = as === 'visitor' ? {} : await sessionOf(browser, url, studios[as].owner);
    for (const shot of shots.filter((one) => one.as === as)) {
      for (const theme of THEMES) {
        for (const [size, viewport] of Object.entries(SIZES)) {
          // A browser of its own: what one picture leaves behind, a draft for instance, is not in the next.
          const context = await browser.newContext({ ...PERSON, ...session, baseURL: url, viewport });
          await context.addInitScript(`localStorage.setItem('theme', '${theme}')`);
          const file = `${shot.name}.${size}.${theme}.png`;
          const done = await take(context, shot, facts, path.join(folder, file));
          if (done) taken.push({ name: shot.name, theme, size, file });
          await context.close();
        }
      }
    }
  }
  return taken;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ email: string, password: string }} owner
 */
async function sessionOf(browser, url, { email, password }) {
  const context = await browser.newContext({ ...PERSON, baseURL: url });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {import('./catalogue/shot.mjs').Shot} shot
 * @param {import('./facts.mjs').Facts} facts
 * @param {string} file
 * @returns {Promise<boolean>} whether there is a picture
 */
async function take(context, { name, path: address, act, fail, hold, view }, facts, file) {
  const page = await context.newPage();
  if (fail) await page.route(`**${fail}**`, (route) => route.fulfill({ status: 503, body: '{}' }));
  if (hold) await page.route(`**${hold}**`, () => undefined);
  try {
    await page.goto(address(facts), { waitUntil: hold ? 'domcontentloaded' : 'networkidle' });
    await page.waitForTimeout(hold || fail ? 2_500 : 300); // one retry of a failed question
    if (act) {
      await act(page, facts);
      await page.waitForTimeout(500);
    }
    await page.screenshot({ path: file, fullPage: !view, animations: 'disabled' });
    return true;
  } catch (error) {
    console.error(`${name}: ${/** @type {Error} */ (error).message.split('\n')[0]}`);
    fs.rmSync(file, { force: true });
    return false;
  } finally {
    await page.close();
  }
}
