/**
 * The owners' screens.
 * @type {readonly import('./shot.mjs').Shot[]}
 */
export const ownerShots = [
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
];
