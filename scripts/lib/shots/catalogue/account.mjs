import { bringUp, inTurn, see } from './acts.mjs';
import { press } from './shot.mjs';

const path = () => '/conta';
/**
 * How the account stands with Google: the sample product has no sign-in with it.
 * @param {object} how
 * @returns {(page: import('@playwright/test').Page) => Promise<unknown>}
 */
const google = (how) => (page) =>
  page.route('**/api/auth/google/link', (route) =>
    route.fulfill({
      json: {
        disponivel: true,
        conectada: true,
        conectada_em: '2026-11-12T13:40:00.000Z',
        tem_senha: true,
        ...how,
      },
    }),
  );
const unlinking = press('Desconectar conta Google');

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
  { name: 'account-google', as: 'marina', path, before: google({}) },
  {
    name: 'account-google-off',
    as: 'marina',
    path,
    before: google({ conectada: false, conectada_em: null }),
  },
  { name: 'account-google-only', as: 'marina', path, before: google({ tem_senha: false }) },
  { name: 'account-google-error', as: 'marina', path, fail: '/api/auth/google/link' },
  { name: 'account-google-unlinking', as: 'marina', path, before: google({}), act: unlinking, view: true },
  {
    name: 'account-google-wrong',
    as: 'marina',
    path,
    before: google({}),
    act: async (page) => {
      await unlinking(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Sua senha').fill('não é esta');
      await page.route('**/api/auth/google', (route) =>
        route.fulfill({
          status: 403,
          json: {
            error: 'Senha atual incorreta',
            message: 'Senha atual incorreta',
            code: 'WRONG_PASSWORD',
            requestId: 'x',
          },
        }),
      );
      await dialog.getByRole('button', { name: 'Desconectar' }).click();
      await see('Senha atual incorreta')(page);
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
