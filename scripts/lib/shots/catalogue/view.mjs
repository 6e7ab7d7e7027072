import { inTurn, see } from './acts.mjs';
import { press } from './shot.mjs';

/** The owner's view of one proposal. @type {readonly import('./shot.mjs').Shot[]} */
export const viewShots = [
  { name: 'view-draft', as: 'marina', path: ({ draft }) => `/view/${draft.id}` },
  { name: 'view-sent', as: 'marina', path: ({ sent }) => `/view/${sent.id}` },
  { name: 'view-unpriced', as: 'marina', path: ({ unpriced }) => `/view/${unpriced.id}` },
  { name: 'view-signed', as: 'marina', path: ({ signed }) => `/view/${signed.id}` },
  { name: 'view-rejected', as: 'marina', path: ({ rejected }) => `/view/${rejected.id}` },
  { name: 'view-expired', as: 'marina', path: ({ expired }) => `/view/${expired.id}` },
  {
    name: 'view-history',
    as: 'marina',
    path: ({ signed }) => `/view/${signed.id}`,
    act: inTurn(press('Histórico'), see('Proposta criada')),
    view: true,
  },
  {
    name: 'view-more',
    as: 'marina',
    path: ({ sent }) => `/view/${sent.id}`,
    act: press('Mais ações'),
    view: true,
  },
  {
    name: 'view-revoke',
    as: 'marina',
    path: ({ sent }) => `/view/${sent.id}`,
    act: async (page) => {
      await press('Mais ações')(page);
      await page.getByRole('menuitem', { name: 'Revogar link' }).click();
    },
    view: true,
  },
  {
    name: 'view-print',
    as: 'marina',
    path: ({ signed }) => `/view/${signed.id}`,
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'view-loading',
    as: 'marina',
    path: ({ draft }) => `/view/${draft.id}`,
    hold: '/api/propostas/',
    view: true,
  },
  {
    name: 'view-error',
    as: 'marina',
    path: ({ draft }) => `/view/${draft.id}`,
    fail: '/api/propostas/',
    view: true,
  },
  {
    name: 'view-unknown',
    as: 'marina',
    path: () => '/view/8d5f0b9e-0000-4000-8000-000000000000',
    view: true,
  },
];
