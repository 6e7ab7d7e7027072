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
  '/exemplo',
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

/** The token in the client's page's path, as written; undefined at every other address. */
export const linkTokenAt = (path: string): string | undefined =>
  patterns.find(({ template }) => template === LINK_PAGE)?.pattern.exec(path)?.[1];

/**
 * Pages of a public link, also at its older address (D23), or of a code: not indexed, not cached, without a
 * referrer (D16).
 */
export const isLinkPage = (template: string): boolean =>
  template.startsWith('/public/') ||
  template === '/proposal/:id' ||
  template === '/verificar/:codigo' ||
  template === '/emails/:token';

/**
 * Pages of administrators: not indexed. `robots.txt` does not list them, so that robots see `noindex`, and the file
 * does not reveal them.
 */
export const isHidden = (template: string): boolean => template.startsWith('/vitamina');
