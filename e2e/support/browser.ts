import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Closes the contexts of a test file: the browser stays open for the next file. */
export const closeContexts = (browser: Browser) =>
  Promise.all(browser.contexts().map((opened) => opened.close()));

/** Problems recorded during a visit. */
export interface Noticed {
  /** Uncaught errors and console errors of the page. */
  errors: string[];
  /** Requests to any other host than the product's. */
  foreign: string[];
}

/** A person with a separate browser: own cookies and storage, Brazilian locale, clipboard allowed. */
export async function newPerson(
  browser: Browser,
  url: string,
  size: { width: number; height: number } = { width: 1280, height: 900 },
): Promise<{ context: BrowserContext; page: Page; noticed: Noticed }> {
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR', viewport: size });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const noticed: Noticed = { errors: [], foreign: [] };
  page.on('pageerror', (error) => noticed.errors.push(error.message));
  page.on('console', (line) => {
    // A rejected call (401, 404, 409 …) is handled by the page; Chromium also lists it in the console.
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource'))
      noticed.errors.push(line.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(url).origin) noticed.foreign.push(request.url());
  });
  return { context, page, noticed };
}
