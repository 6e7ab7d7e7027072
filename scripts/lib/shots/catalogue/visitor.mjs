import { press } from './shot.mjs';

/**
 * What anybody sees who is not logged in, but for proposals.
 * @type {readonly import('./shot.mjs').Shot[]}
 */
export const visitorShots = [
  { name: 'landing', as: 'visitor', path: () => '/' },
  { name: 'landing-logged-in', as: 'marina', path: () => '/', view: true },
  { name: 'privacy', as: 'visitor', path: () => '/privacy-policy' },
  { name: 'terms', as: 'visitor', path: () => '/terms-of-service' },
  { name: 'not-found', as: 'visitor', path: () => '/nao-existe' },
  { name: 'auth', as: 'visitor', path: () => '/auth' },
  { name: 'auth-register', as: 'visitor', path: () => '/auth', act: press('Criar') },
  { name: 'auth-errors', as: 'visitor', path: () => '/auth', act: press('Entrar') },
];
