import { isHidden, isLinkPage } from './app-routes.js';

/** What may be done with the page at this template; undefined: an address that is none. */
export function pageHeaders(template: string | undefined): Record<string, string> {
  if (template && isHidden(template))
    return { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex, nofollow' };
  if (!template || !isLinkPage(template)) return { 'cache-control': 'no-cache' };
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  };
}
