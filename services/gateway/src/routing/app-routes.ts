/** The web app's pages (P80, D7); any other address shows its not-found page with status 404. */
const PAGES = [
  '/',
  '/auth',
  '/auth/recuperar',
  '/auth/nova-senha',
  '/auth/confirmar',
  '/conta',
  '/dashboard',
  '/subscription',
  '/create',
  '/edit/:id',
  '/view/:id',
  '/proposal/:id',
  '/public/proposal/:token',
  '/settings',
  '/privacy-policy',
  '/terms-of-service',
  '/verificar',
  '/verificar/:codigo',
  '/emails/:token',
  '/vitamina',
  '/vitamina/login',
  '/vitamina/profile',
] as const;

/** The client's page. */
export const LINK_PAGE = '/public/proposal/:token';

const patterns = PAGES.map((template) => ({
  template,
  // As the app's router reads them: without case, a slash at the end is no difference.
  pattern: new RegExp(`^${template.replace(/:\w+/g, '([^/]+)').replace(/\/$/, '')}/?$`, 'i'),
}));

/** The template of the page at this path; undefined for an address that is no page of ours. */
export const pageAt = (path: string): string | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.template;

/** What stands in the token's place at the client's page, as it was written; undefined at every other address. */
export const linkTokenAt = (path: string): string | undefined =>
  patterns.find(({ template }) => template === LINK_PAGE)?.pattern.exec(path)?.[1];

/**
 * Pages behind a public link, at its older address as well (D23), or behind a code: nobody indexes them, keeps them or learns
 * their address (D16).
 */
export const isLinkPage = (template: string): boolean =>
  template.startsWith('/public/') ||
  template === '/proposal/:id' ||
  template === '/verificar/:codigo' ||
  template === '/emails/:token';

/**
 * Pages of administrators: no search shows them. `robots.txt` does not name them, so that this can be read, and nobody
 * reads there where they are.
 */
export const isHidden = (template: string): boolean => template.startsWith('/vitamina');
