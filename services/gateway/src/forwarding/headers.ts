import type { IncomingHttpHeaders } from 'node:http';

/** The client's headers that a service receives; identity, address and request id come only from the gateway. */
const TOWARDS_SERVICE = ['accept', 'accept-language', 'idempotency-key', 'if-none-match'] as const;

/** The service's headers that a client receives. */
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

/** `more`: a header that only this call may have. */
export function headersForService(given: IncomingHttpHeaders, more?: string): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of more ? [...TOWARDS_SERVICE, more] : TOWARDS_SERVICE) {
    const value = given[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
}

/** Responses are private unless the service sets otherwise: no proxy may cache them. */
export function headersForClient(given: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = { 'cache-control': 'no-store' };
  for (const name of TOWARDS_CLIENT) {
    const value = given[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
