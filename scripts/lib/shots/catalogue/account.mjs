import { bringUp, inTurn, see } from './acts.mjs';
import { press } from './shot.mjs';

const path = () => '/conta';

/** The owner's own account. @type {readonly import('./shot.mjs').Shot[]} */
export const accountShots = [
  { name: 'account', as: 'marina', path },
  { name: 'account-unconfirmed', as: 'rafael', path, view: true },
  {
    name: 'account-password-errors',
    as: 'marina',
    path,
    act: async (page) => {
      await page.getByLabel('Nova senha', { exact: true }).fill('abc');
      await press('Trocar senha')(page);
      await bringUp(page, 'Senha');
    },
    view: true,
  },
  {
    name: 'account-password-wrong',
    as: 'marina',
    path,
    act: async (page) => {
      await page.getByLabel('Senha atual').fill('não é esta');
      await page.getByLabel('Nova senha', { exact: true }).fill('uma senha bem comprida');
      await page.getByLabel('Confirmar nova senha').fill('uma senha bem comprida');
      await press('Trocar senha')(page);
      await bringUp(page, 'Senha');
    },
    view: true,
  },
  { name: 'account-sessions-error', as: 'marina', path, fail: '/api/auth/sessions' },
  {
    name: 'account-archive',
    as: 'beatriz',
    path,
    // The first picture's archive would be there for the second.
    before: (page) =>
      page.route('**/api/auth/export**', (route) =>
        route.fulfill({ status: 202, json: { situacao: 'preparando' } }),
      ),
    act: inTurn(press('Baixar meus dados'), see('Estamos preparando seu arquivo.')),
  },
  { name: 'account-closing', as: 'marina', path, act: press('Encerrar minha conta'), view: true },
  {
    name: 'account-closing-paid',
    as: 'caio',
    path,
    act: async (page) => {
      await press('Encerrar minha conta')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Sua senha').fill('não é esta');
      await dialog.getByRole('button', { name: 'Encerrar conta' }).click();
      await page.waitForLoadState('networkidle');
    },
    view: true,
  },
];
