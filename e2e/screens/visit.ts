import { expect, type Page, type Request } from '@playwright/test';
import { test as journey } from '../support/journey.js';
import { hold, isHeld, isUnanswered, refuse } from './acts.js';
import type { Screen, Viewer } from './screen.js';
import { Stage } from './stage.js';

/** The sample's product, and a browser of one of its people. */
export const test = journey.extend<{ as: Viewer; stage: Stage }>({
  as: ['visitor', { option: true }],
  stage: async ({ sharedProduct }, use) => use(await sharedProduct.holding(Stage.set)),
  baseURL: async ({ stage }, use) => use(stage.url),
  storageState: async ({ stage, as }, use) => use(await stage.session(as)),
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
  colorScheme: 'light',
  timezoneId: 'America/Sao_Paulo',
  actionTimeout: 20_000,
  navigationTimeout: 20_000,
});

/** How long there must be no request until a page counts as rendered. */
const CALM_MS = 100;

/** Opens the screen in its state; `ready` waits until the page is hydrated. */
export async function visit(
  page: Page,
  stage: Stage,
  screen: Screen,
  ready: () => Promise<unknown>,
): Promise<void> {
  const calm = watchCalls(page);
  if (screen.fail) await refuse(`${screen.fail}*`)(page);
  if (screen.hold) await hold(screen.hold)(page);
  await screen.before?.(page, stage);
  await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(stage), {
    waitUntil: 'domcontentloaded',
  });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await ready();
  if (!screen.act) await held(page, screen);
  await calm();
  await screen.act?.(page, stage);
  await held(page, screen);
  if (screen.sees) await page.getByText(screen.sees).locator('visible=true').first().waitFor();
  if (screen.act) await calm();
}

/** The call may come only after a pause: before it the page would count as calm, and never stop being busy. */
const held = (page: Page, { hold: path }: Screen): Promise<void> =>
  expect.poll(() => path === undefined || isHeld(page), { timeout: 20_000, intervals: [20] }).toBe(true);

/** Waits until every call that gets a response has one, and nothing is busy but for the others. */
function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = 0;
  const isMedia = (request: Request) => request.resourceType() === 'media';
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => !isMedia(request) && open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    last = Date.now();
    const isCalm = () => [...open].every(isUnanswered) && Date.now() - last >= CALM_MS;
    await expect.poll(isCalm, { timeout: 20_000, intervals: [20] }).toBe(true);
    if (open.size === 0) await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  };
}
