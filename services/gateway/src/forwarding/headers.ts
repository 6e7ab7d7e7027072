import type { IncomingHttpHeaders } from 'node:http';

/** All that a service gets of what the client said; identity, address and request id come from the gateway alone. */
const TOWARDS_SERVICE = ['accept', 'accept-language', 'idempotency-key', 'if-none-match'] as const;

/** All that a client gets of what a service said. */
const TOWARDS_CLIENT = [
  'content-type',
  'cache-control',
  'content-disposition',
  'etag',
  'link',
  'location',
  'referrer-policy',
  'retry-after',
  'set-cookie',
  'x-robots-tag',
] as const;

/** `more`: a header that this call alone may bring. */
export function headersForService(given: IncomingHttpHeaders, more?: string): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of more ? [...TOWARDS_SERVICE, more] : TOWARDS_SERVICE) {
    const value = given[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
}

/** Responses are private unless the service says otherwise: nobody on the way may keep them. */
export function headersForClient(given: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = { 'cache-control': 'no-store' };
  for (const name of TOWARDS_CLIENT) {
    const value = given[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
