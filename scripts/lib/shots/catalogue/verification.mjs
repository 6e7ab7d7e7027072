import { goOffline, inTurn } from './acts.mjs';
import { press } from './shot.mjs';

const path = () => '/verificar';
const unknown = '0000000000000000';

/** /verificar, which anybody sees who holds a signed PDF. @type {readonly import('./shot.mjs').Shot[]} */
export const verificationShots = [
  { name: 'verify', as: 'visitor', path },
  {
    name: 'verify-wrong',
    as: 'visitor',
    path,
    act: async (page) => {
      await page.getByLabel('Código de verificação').fill('4Q7Z-K2M8');
      await press('Verificar')(page);
    },
  },
  { name: 'verify-signed', as: 'visitor', path: ({ code }) => `/verificar/${code}` },
  { name: 'verify-unknown', as: 'visitor', path: () => `/verificar/${unknown}` },
  {
    name: 'verify-checking',
    as: 'visitor',
    path: ({ code }) => `/verificar/${code}`,
    hold: '/api/public/verify',
  },
  {
    name: 'verify-failed',
    as: 'visitor',
    path: ({ code }) => `/verificar/${code}`,
    fail: '/api/public/verify',
  },
  {
    name: 'verify-wait',
    as: 'visitor',
    path: () => `/verificar/${unknown}`,
    before: (page) =>
      page.route('**/api/public/verify/**', (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '42' },
          json: { error: '', message: '', code: 'TOO_MANY', requestId: 'x' },
        }),
      ),
  },
  {
    name: 'verify-offline',
    as: 'visitor',
    path,
    act: inTurn(goOffline, (page) => page.getByText('Conecte-se de novo').waitFor()),
  },
];
