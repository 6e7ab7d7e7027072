import { AppError } from '@acordo/service-kit/errors/app-error';

/** Bytes of a request's target (D7 has no longer one). */
export const MAX_URL = 8 * 1024;
const MAX_QUERY_PARTS = 100;
/** Visible ASCII without what no client of ours writes raw: `#` (a fragment is never sent) and backslashes. */
const PLAIN = /^\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/;

export interface RequestTarget {
  readonly path: string;
  /** With its `?`; empty without a query. */
  readonly query: string;
}

/** Refuses absolute-form, `*` and authority targets, odd bytes, and more than the product ever sends (attacks 133, 139). */
export function parseTarget(url: string): RequestTarget {
  if (url.length > MAX_URL) throw new AppError('URI_TOO_LONG');
  if (!PLAIN.test(url)) throw new AppError('BAD_REQUEST');
  const at = url.indexOf('?');
  if (at < 0) return { path: url, query: '' };
  const query = url.slice(at);
  if (query.split('&', MAX_QUERY_PARTS + 1).length > MAX_QUERY_PARTS) throw new AppError('BAD_REQUEST');
  return { path: url.slice(0, at), query };
}
