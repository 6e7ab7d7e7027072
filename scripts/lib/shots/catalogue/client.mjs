import { press } from './shot.mjs';

/**
 * What a client sees who has a link.
 * @type {readonly import('./shot.mjs').Shot[]}
 */
export const clientShots = [
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
