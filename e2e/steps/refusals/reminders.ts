import type { Page } from '@playwright/test';
import { named, withSettings } from './company.js';
import type { Screen, Things } from './screen.js';

/** As for an owner with a confirmed email: only then the product writes to clients (D29). */
const asConfirmed = (page: Page): Promise<unknown> =>
  page.context().route('**/api/auth/status', async (route) => {
    const response = await route.fetch();
    const status = (await response.json()) as { user: object };
    await route.fulfill({ response, json: { ...status, user: { ...status.user, email_confirmado: true } } });
  });

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const openView = async (page: Page, { sent }: Things): Promise<void> => {
  await asConfirmed(page);
  await withSettings(page, named);
  await page.goto(`/view/${sent}`);
};

/** How an owner reminds a client (P119, P120, P121). */
export const REMINDERS: Record<string, Screen> = {
  'reminding a client': {
    as: 'owner',
    open: async (page, things) => {
      await openView(page, things);
      await page.getByRole('button', { name: 'Mais ações' }).click();
      await page.getByRole('menuitem', { name: 'Cobrar resposta' }).click();
    },
    place: (page) => dialogOf(page, 'Cobrar resposta').getByRole('button', { name: 'Enviar por e-mail' }),
    call: ['POST', /\/lembrete$/],
    words: ['Não foi possível enviar o lembrete. Tente novamente.'],
    fine: ['NOT_AUTHENTICATED'], // the login is shown in place of the dialog
  },
  'the reminder before the end of a link': {
    as: 'owner',
    open: async (page, things) => {
      await openView(page, things);
      await page.getByRole('button', { name: 'Compartilhar' }).locator('visible=true').first().click();
    },
    place: (page) =>
      dialogOf(page, 'Compartilhar proposta').getByRole('switch', { name: /^Lembrar o cliente/ }),
    call: ['PUT', /\/lembrar-cliente$/],
    words: ['Não foi possível salvar. Tente novamente.'],
    fine: ['NOT_AUTHENTICATED'], // as above
  },
};
