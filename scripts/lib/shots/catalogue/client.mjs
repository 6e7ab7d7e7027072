import { proposals } from '../../seed/proposals.mjs';
import { bare, long, pale } from './client-samples.mjs';
import { signingShots } from './client-signing.mjs';
import { freshLink } from './fresh-link.mjs';
import { press } from './shot.mjs';

const TEMPLATES = /** @type {const} */ (['modern', 'elegant']);

/**
 * What a client sees who has a link.
 * @type {readonly import('./shot.mjs').Shot[]}
 */
export const clientShots = [
  { name: 'client-sent', as: 'visitor', path: ({ sent }) => `/public/proposal/${sent.token}` },
  ...TEMPLATES.flatMap((template) => [
    freshLink({
      name: `client-${template}-first-screen`,
      content: { ...proposals['bakery'], template },
      view: true,
    }),
    freshLink({ name: `client-${template}-whole`, content: { ...proposals['bakery'], template } }),
    freshLink({ name: `client-${template}-long`, content: { ...long, template } }),
    freshLink({ name: `client-${template}-bare`, content: { ...bare, template } }),
    freshLink({ name: `client-${template}-pale`, content: { ...pale, template } }),
  ]),
  { name: 'client-unpriced', as: 'visitor', path: ({ unpriced }) => `/public/proposal/${unpriced.token}` },
  {
    name: 'client-signing',
    as: 'visitor',
    path: ({ sent }) => `/public/proposal/${sent.token}`,
    act: press('Assinar Proposta Digitalmente'),
    view: true,
  },
  ...signingShots,
  { name: 'client-signed', as: 'visitor', path: ({ signed }) => `/public/proposal/${signed.token}` },
  { name: 'client-rejected', as: 'visitor', path: ({ rejected }) => `/public/proposal/${rejected.token}` },
  {
    name: 'client-expired',
    as: 'visitor',
    path: ({ expired }) => `/public/proposal/${expired.token}`,
    view: true,
  },
  freshLink({
    name: 'client-revoked',
    content: proposals['clinic'] ?? {},
    arrange: ({ id, owner }) => owner.client.ask('POST', `/api/propostas/${id}/revoke-link`, {}),
    view: true,
  }),
  {
    name: 'client-unknown',
    as: 'visitor',
    path: () => '/public/proposal/AAAAAAAAAAAAAAAAAAAAAA',
    view: true,
  },
];
