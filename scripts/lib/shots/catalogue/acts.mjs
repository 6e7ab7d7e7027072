/** @typedef {import('@playwright/test').Page} Page */

/** One act after the other. @type {(...acts: NonNullable<import('./shot.mjs').Shot['act']>[]) => NonNullable<import('./shot.mjs').Shot['act']>} */
export const inTurn =
  (...acts) =>
  async (page, facts) => {
    for (const act of acts) await act(page, facts);
  };

/** Waits until a text is there, a notice for example. @type {(text: string) => (page: Page) => Promise<void>} */
export const see = (text) => (page) => page.getByText(text).first().waitFor();

/** Puts an element of the page into the window's upper part. @type {(page: Page, text: string) => Promise<void>} */
export const bringUp = async (page, text) => {
  const place = page.getByText(text, { exact: true }).locator('visible=true').first();
  await place.evaluate((/** @type {any} */ element) =>
    element.ownerDocument.defaultView.scrollBy({
      top: element.getBoundingClientRect().top - 90,
      behavior: 'instant',
    }),
  );
};

/**
 * Calls of this path are answered with the product's own answer, changed: for states that sample data cannot have.
 * @template Answer
 * @param {Page} page
 * @param {string} path
 * @param {(answer: Answer) => unknown} change
 */
export const amend = (page, path, change) =>
  page.route(`**${path}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });

/** @type {(page: Page, path: string) => Promise<unknown>} */
export const refuse = (page, path) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: '{}' }));

/** A reload that no question about unsaved work stops. @param {Page} page */
export async function reload(page) {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload({ waitUntil: 'networkidle' });
}

/** As when the network is gone. @param {Page} page */
export const goOffline = (page) => page.context().setOffline(true);

/** Waits until the page is drawn and what it asked for is there, also on a busy machine. @param {Page} page */
export async function drawn(page) {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction('!document.querySelector("[aria-busy=true]")');
}

/**
 * Makes the window as high as the page: a bar at its lower edge then stands at the page's end instead of on its middle, and
 * rows that are drawn only where they are seen are all there.
 * @param {Page} page
 */
export async function wholePage(page) {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const { width, height: window } = page.viewportSize() ?? { width: 1280, height: 800 };
  if (height > window) await page.setViewportSize({ width, height });
}
