/**
 * Every screen in every state that matters.
 * @typedef {import('playwright-core').Page} Page
 * @typedef {object} Shot
 * @property {string} name
 * @property {'visitor' | 'marina' | 'rafael' | 'juliana'} as
 * @property {(facts: import('./facts.mjs').Facts) => string} path
 * @property {(page: Page) => Promise<unknown>} [act] what is done before the picture
 * @property {string} [fail] calls that start so are answered 503
 * @property {string} [hold] calls that start so are not answered
 * @property {true} [view] only what the window shows, not the whole page
 */

/** @type {(name: string) => (page: Page) => Promise<void>} */
const press = (name) => (page) => page.getByRole('button', { name }).first().click();

/** @type {readonly Shot[]} */
export const catalogue = [
  { name: 'landing', as: 'visitor', path: () => '/' },
  { name: 'landing-logged-in', as: 'marina', path: () => '/', view: true },
  { name: 'privacy', as: 'visitor', path: () => '/privacy-policy' },
  { name: 'terms', as: 'visitor', path: () => '/terms-of-service' },
  { name: 'not-found', as: 'visitor', path: () => '/nao-existe' },
  { name: 'auth', as: 'visitor', path: () => '/auth' },
  { name: 'auth-register', as: 'visitor', path: () => '/auth', act: press('Criar') },
  { name: 'auth-errors', as: 'visitor', path: () => '/auth', act: press('Entrar') },
  { name: 'dashboard', as: 'marina', path: () => '/dashboard' },
  { name: 'dashboard-empty', as: 'rafael', path: () => '/dashboard' },
  { name: 'dashboard-at-limit', as: 'juliana', path: () => '/dashboard' },
  { name: 'dashboard-loading', as: 'marina', path: () => '/dashboard', hold: '/api/propostas', view: true },
  { name: 'dashboard-error', as: 'marina', path: () => '/dashboard', fail: '/api/propostas', view: true },
  {
    name: 'dashboard-details',
    as: 'marina',
    path: () => '/dashboard',
    act: (page) => page.getByText('Padaria Pão & Prosa').first().click(),
    view: true,
  },
  { name: 'wizard', as: 'marina', path: () => '/create' },
  { name: 'wizard-edit', as: 'marina', path: ({ draft }) => `/edit/${draft.id}` },
  { name: 'view-draft', as: 'marina', path: ({ draft }) => `/view/${draft.id}` },
  { name: 'view-signed', as: 'marina', path: ({ signed }) => `/view/${signed.id}` },
  {
    name: 'view-unknown',
    as: 'marina',
    path: () => '/view/8d5f0b9e-0000-4000-8000-000000000000',
    view: true,
  },
  { name: 'settings', as: 'marina', path: () => '/settings' },
  { name: 'settings-new', as: 'rafael', path: () => '/settings' },
  { name: 'subscription', as: 'marina', path: () => '/subscription' },
  { name: 'client-sent', as: 'visitor', path: ({ sent }) => `/public/proposal/${sent.token}` },
  {
    name: 'client-signing',
    as: 'visitor',
    path: ({ sent }) => `/public/proposal/${sent.token}`,
    act: press('Assinar Proposta Digitalmente'),
    view: true,
  },
  { name: 'client-unpriced', as: 'visitor', path: ({ unpriced }) => `/public/proposal/${unpriced.token}` },
  { name: 'client-signed', as: 'visitor', path: ({ signed }) => `/public/proposal/${signed.token}` },
  { name: 'client-rejected', as: 'visitor', path: ({ rejected }) => `/public/proposal/${rejected.token}` },
  {
    name: 'client-unknown',
    as: 'visitor',
    path: () => '/public/proposal/AAAAAAAAAAAAAAAAAAAAAA',
    view: true,
  },
  { name: 'verify', as: 'visitor', path: () => '/verificar' },
  { name: 'verify-unknown', as: 'visitor', path: () => '/verificar/0000000000000000' },
];
