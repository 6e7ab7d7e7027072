import fs from 'node:fs';
import path from 'node:path';
import { studios } from '../seed/studios.mjs';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } };
const THEMES = /** @type {const} */ (['light', 'dark']);
const looks = THEMES.flatMap((theme) =>
  Object.entries(SIZES).map(([size, viewport]) => ({ size, viewport, theme })),
);
const PERSON = {
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  permissions: ['clipboard-read', 'clipboard-write'],
};

/**
 * Takes every shot in both themes and sizes.
 * @param {object} given
 * @param {import('@playwright/test').Browser} given.browser
 * @param {string} given.url
 * @param {string} given.folder
 * @param {readonly import('./catalogue/shot.mjs').Shot[]} given.shots
 * @param {import('./facts.mjs').Facts} given.facts
 */
export async function takeAll({ browser, url, folder, shots, facts }) {
  for (const as of [...new Set(shots.map((shot) => shot.as))].sort(visitorsLast)) {
    const session = as === 'visitor' ? {} : await sessionOf(browser, url, as, facts);
    for (const shot of shots.filter((one) => one.as === as)) {
      const pictures = looks.map(({ size, viewport, theme }) => async () => {
        // A browser of its own: what one picture leaves behind, a draft for instance, is not in the next.
        const context = await browser.newContext({ ...PERSON, ...session, baseURL: url, viewport });
        await context.addInitScript(`localStorage.setItem('theme', '${theme}')`);
        await take(context, shot, facts, path.join(folder, `${shot.name}.${size}.${theme}.png`));
        await context.close();
      });
      if (shot.act || shot.before) for (const picture of pictures) await picture();
      else await Promise.all(pictures.map((picture) => picture())); // nothing is changed that another could see
    }
  }
}

/** Proposals are made for some of the client's pictures: their owner's list would no longer show the sample. */
const visitorsLast = (/** @type {string} */ a, /** @type {string} */ b) =>
  Number(a === 'visitor') - Number(b === 'visitor');

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {'admin' | keyof typeof studios} as
 * @param {import('./facts.mjs').Facts} facts
 */
async function sessionOf(browser, url, as, { administrator }) {
  const context = await browser.newContext({ ...PERSON, baseURL: url });
  const page = await context.newPage();
  const admin = as === 'admin';
  const { email, password } = admin ? administrator : studios[as].owner;
  await page.goto(admin ? '/vitamina/login' : '/auth');
  await page.getByLabel(admin ? 'Usuário' : 'Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(admin ? '**/vitamina' : '**/dashboard');
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./catalogue/shot.mjs').Shot} shot
 * @param {import('./facts.mjs').Facts} facts
 * @param {string} file
 */
async function take(context, { name, path: address, before, act, fail, hold, view }, facts, file) {
  const page = await context.newPage();
  if (fail) await page.route(`**${fail}**`, (route) => route.fulfill({ status: 503, body: '{}' }));
  if (hold) await page.route(`**${hold}**`, () => undefined);
  try {
    await before?.(page, facts);
    await page.goto(address(facts), { waitUntil: hold ? 'domcontentloaded' : 'networkidle' });
    await page.locator('#root > :not(link)').first().waitFor();
    await page.evaluate('new Promise((done) => requestIdleCallback(done))'); // on a busy machine scripts are late
    await page.waitForTimeout(hold || fail ? 2_500 : 300); // one retry of a failed question
    if (act) {
      await act(page, facts);
      await page.waitForTimeout(500);
    }
    if (!view) await showWhole(page);
    await page.screenshot({ path: file, fullPage: !view, animations: 'disabled' });
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}: ${/** @type {Error} */ (error).message.split('\n')[0]}`);
    fs.rmSync(file, { force: true });
  } finally {
    await page.close();
  }
}

/**
 * Makes the window as tall as the page: in a taller picture of a short window, a bar at its bottom would lie across the page.
 * @param {import('@playwright/test').Page} page
 */
async function showWhole(page) {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const size = page.viewportSize();
  if (!size || height <= size.height) return;
  await page.setViewportSize({ ...size, height });
  await page.waitForTimeout(200);
}
