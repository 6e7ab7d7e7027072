import { isHidden, isLinkPage } from './app-routes.js';

/** Headers for the page at this template; undefined: not an address of a page. */
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
