import { authShots } from './auth.mjs';
import { olderShots } from './older.mjs';
import { press } from './shot.mjs';
import { verificationShots } from './verification.mjs';

/**
 * What anybody sees who is not logged in, but for proposals.
 * @type {readonly import('./shot.mjs').Shot[]}
 */
export const visitorShots = [
  { name: 'landing', as: 'visitor', path: () => '/' },
  { name: 'landing-first', as: 'visitor', path: () => '/', view: true },
  {
    name: 'landing-tour',
    as: 'visitor',
    path: () => '/',
    act: async (page) => {
      await press(/Assistir/)(page);
      await page.evaluate('Object.assign(document.querySelector("video"), { currentTime: 12 }).pause()');
      await page.waitForTimeout(1_500); // the frame and its caption
    },
    view: true,
  },
  { name: 'landing-logged-in', as: 'marina', path: () => '/', view: true },
  { name: 'privacy', as: 'visitor', path: () => '/privacy-policy' },
  { name: 'privacy-first', as: 'visitor', path: () => '/privacy-policy', view: true },
  { name: 'terms', as: 'visitor', path: () => '/terms-of-service' },
  { name: 'not-found', as: 'visitor', path: () => '/nao-existe' },
  ...authShots,
  ...verificationShots,
  ...olderShots,
];
