import { generatePath, matchPath } from 'react-router-dom';

/** The route table (product.md point 2, D7). Routes whose screens come with later issues are named here already. */
export const PATHS = {
  home: '/',
  auth: '/auth',
  recover: '/auth/recuperar',
  newPassword: '/auth/nova-senha',
  confirmEmail: '/auth/confirmar',
  account: '/conta',
  dashboard: '/dashboard',
  subscription: '/subscription',
  create: '/create',
  edit: '/edit/:id',
  view: '/view/:id',
  proposalAddress: '/proposal/:id',
  publicProposal: '/public/proposal/:token',
  settings: '/settings',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  verify: '/verificar',
  verifyCode: '/verificar/:codigo',
  admin: '/vitamina',
  adminLogin: '/vitamina/login',
  adminProfile: '/vitamina/profile',
} as const;

export const editPath = (id: string): string => generatePath(PATHS.edit, { id });
export const viewPath = (id: string): string => generatePath(PATHS.view, { id });
export const verifyPath = (codigo: string): string => generatePath(PATHS.verifyCode, { codigo });
export const publicProposalPath = (token: string): string => generatePath(PATHS.publicProposal, { token });

const AFTER_LOGIN = [
  PATHS.dashboard,
  PATHS.subscription,
  PATHS.create,
  PATHS.edit,
  PATHS.view,
  PATHS.settings,
  PATHS.account,
] as const;

/** D44: a login leads only to relative paths of our own route table. Anything else gives null. */
export function ownPath(text: string | null): string | null {
  if (!text?.startsWith('/') || /^\/[/\\]/.test(text)) return null;
  const { pathname, search, hash } = new URL(text, 'http://acordo.invalid');
  return AFTER_LOGIN.some((pattern) => matchPath(pattern, pathname)) ? `${pathname}${search}${hash}` : null;
}
