/** The route table (P80, D7). Independent of the router, which the landing and legal pages do not load. */
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
  example: '/exemplo',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  verify: '/verificar',
  verifyCode: '/verificar/:codigo',
  admin: '/vitamina',
  adminLogin: '/vitamina/login',
  adminProfile: '/vitamina/profile',
} as const;

export const editPath = (id: string): string => fill(PATHS.edit, id);
export const viewPath = (id: string): string => fill(PATHS.view, id);
export const verifyPath = (codigo: string): string => fill(PATHS.verifyCode, codigo);
export const publicProposalPath = (token: string): string => fill(PATHS.publicProposal, token);

/** Fills the parameter of a path. */
const fill = (path: string, segment: string) => path.replace(PLACE, () => encodeURIComponent(segment));
const PLACE = /:\w+/;

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
  return AFTER_LOGIN.some((pattern) => isAt(pattern, pathname)) ? `${pathname}${search}${hash}` : null;
}

/** As the router and the gateway read addresses: without case, a slash at the end is no difference. */
export const isAt = (path: string, pathname: string): boolean =>
  new RegExp(`^${path.replace(PLACE, '[^/]+').replace(/\/$/, '')}/?$`, 'i').test(pathname);
