import type { Locator, Page, Request } from '@playwright/test';
import type { Act } from './screen.js';

/** Runs actions one after the other. */
export const inTurn =
  (...acts: readonly Act[]): Act =>
  async (page, stage) => {
    for (const act of acts) await act(page, stage);
  };

export const press = (name: string | RegExp) => (within: Page | Locator) =>
  within.getByRole('button', { name }).first().click();

/** Waits until React has taken over a part that is hydrated later than its page. */
export const hydrated = (selector: string) => (page: Page) =>
  page.waitForFunction(
    (at) => Object.keys(document.querySelector(at) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );

/** Waits until a text is shown, e.g. a notice. */
export const see = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

/** Fills fields, found by the beginning of their labels. */
export const fill = (fields: Readonly<Record<string, string>>) => async (within: Page | Locator) => {
  for (const [label, text] of Object.entries(fields))
    await within
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(text);
};

/** Calls of this path get this response: for states that the sample cannot have. */
export const respond =
  (path: string, json: unknown, more: { status?: number; headers?: Record<string, string> } = {}) =>
  (page: Page) =>
    page.route(`**${path}*`, (route) => route.fulfill({ json, ...more }));

/** Calls of this path are rejected, as by the product. */
export const refuse = (
  path: string,
  status = 503,
  {
    code = 'UNAVAILABLE',
    message = '',
    headers = {},
  }: { code?: string; message?: string; headers?: Record<string, string> } = {},
) => respond(path, { error: message, message, code, requestId: 'x' }, { status, headers });

/** Calls of this path get the product's response with changes. */
export const amend =
  <Own>(path: string, change: (own: Own) => unknown) =>
  (page: Page) =>
    page.route(`**${path}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Own) });
    });

const unanswered = new WeakSet<Request>();
const holding = new WeakSet<Page>();
export const isUnanswered = (request: Request): boolean => unanswered.has(request);
/** The page has made a call that is held. */
export const isHeld = (page: Page): boolean => holding.has(page);

/** Calls of this path never get a response. */
export const hold = (path: string) => (page: Page) =>
  page.route(`**${path}**`, (route) => {
    unanswered.add(route.request());
    holding.add(page);
  });

/** A reload without the dialog about unsaved work. */
export async function reload(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

/** As without a network. */
export const goOffline = (page: Page) => page.context().setOffline(true);

/** The required fields of the wizard's first step. */
export const fillLeast = async (page: Page) => {
  await fill({
    'Nome do cliente': 'Livraria Mandacaru',
    'E-mail do cliente': 'contato@livrariamandacaru.com.br',
  })(page);
  await page.getByLabel(/^Tipo de projeto/).selectOption('ecommerce');
  await page.getByLabel('Número de páginas').fill('12');
};
