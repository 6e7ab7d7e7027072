import { amend, bringUp } from './acts.mjs';
import { answer } from './answer.mjs';
import { press } from './shot.mjs';

const path = () => '/vitamina/profile';
const ME = '/api/vitamina/auth/me';

/** @param {import('@playwright/test').Page} page */
const withSecondFactor = (page) =>
  amend(page, ME, (me) => ({ ...me, dois_fatores: true, codigos_restantes: 7 }));

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('../facts.mjs').Facts} facts
 */
async function setUp(page, { administrator }) {
  await press('Ativar 2FA')(page);
  const part = page.getByRole('region', { name: /Duas Etapas/ });
  await part.getByLabel('Senha Atual').fill(administrator.password);
  await press('Continuar')(page);
  await page.getByAltText(/QR/).waitFor();
}

/** /vitamina/profile in its states. @type {readonly import('./shot.mjs').Shot[]} */
export const adminProfileShots = [
  { name: 'admin-profile', as: 'admin', path },
  { name: 'admin-profile-loading', as: 'admin', path, hold: ME },
  { name: 'admin-profile-error', as: 'admin', path, fail: ME },
  { name: 'admin-profile-email-errors', as: 'admin', path, act: press('Alterar Email'), view: true },
  {
    name: 'admin-profile-email-wrong',
    as: 'admin',
    path,
    act: async (page) => {
      const part = page.getByRole('region', { name: 'Alterar Email de Acesso' });
      await part.getByLabel('Senha Atual').fill('não é esta');
      await part.getByLabel('Novo Email').fill('nova@acordo.example');
      await press('Alterar Email')(page);
      await page.waitForLoadState('networkidle');
    },
    view: true,
  },
  {
    name: 'admin-profile-password-differs',
    as: 'admin',
    path,
    act: async (page) => {
      const part = page.getByRole('region', { name: 'Alterar Senha de Acesso' });
      await part.getByLabel('Senha Atual').fill('a de hoje');
      await part.getByLabel('Nova Senha', { exact: true }).fill('girassol-42');
      await part.getByLabel('Confirmar Nova Senha').fill('girassol-24');
      await press('Alterar Senha')(page);
      await bringUp(page, 'Alterar Senha de Acesso');
    },
    view: true,
  },
  {
    name: 'admin-profile-password-missing',
    as: 'admin',
    path,
    act: async (page) => {
      await press('Alterar Senha')(page);
      await bringUp(page, 'Alterar Senha de Acesso');
    },
    view: true,
  },
  { name: 'admin-2fa-password', as: 'admin', path, act: press('Ativar 2FA') },
  { name: 'admin-2fa-seed', as: 'admin', path, act: setUp },
  {
    name: 'admin-2fa-wrong-code',
    as: 'admin',
    path,
    act: async (page, facts) => {
      await setUp(page, facts);
      await page.getByLabel('Código de 6 dígitos').fill('000000');
      await press(/^Ativar$/)(page);
      await page.waitForLoadState('networkidle');
    },
    view: true,
  },
  {
    name: 'admin-2fa-recovery',
    as: 'admin',
    path,
    before: (page) =>
      answer(page, '/api/vitamina/auth/2fa/enable', {
        recoveryCodes: [
          'K7M2QX',
          'B4TR9W',
          'H3NC6Y',
          'P8DV5J',
          'W2FZ7L',
          'G9XS4E',
          'T6QH3M',
          'C5YK8R',
          'N7JP2D',
          'V4WL9B',
        ],
      }),
    act: async (page, facts) => {
      await setUp(page, facts);
      await page.getByLabel('Código de 6 dígitos').fill('123456');
      await press(/^Ativar$/)(page);
      await page.getByRole('heading', { name: 'Códigos de recuperação' }).waitFor();
    },
  },
  { name: 'admin-2fa-on', as: 'admin', path, before: withSecondFactor },
  { name: 'admin-2fa-off', as: 'admin', path, before: withSecondFactor, act: press('Desativar 2FA') },
];
