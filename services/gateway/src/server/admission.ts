import { AppError } from '@acordo/service-kit/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { parseTarget } from '../routing/request-target.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const HOST = /^[A-Za-z0-9.\-_[\]:]{1,255}$/;
const MAX_HEADERS = 100;
const MAX_COOKIES = 100;

/** Conditions on every request: two parsers must not read it as two requests (attacks 131, 133, 139). */
export function admit({ raw, method }: FastifyRequest): void {
  if (raw.rawHeaders.length > 2 * MAX_HEADERS) throw new AppError('HEADERS_TOO_LARGE');
  if (countOf('host', raw.rawHeaders) !== 1 || !HOST.test(raw.headers.host ?? ''))
    throw new AppError('BAD_REQUEST');
  if ((raw.headers.cookie?.split(';', MAX_COOKIES + 1).length ?? 0) > MAX_COOKIES)
    throw new AppError('BAD_REQUEST');
  parseTarget(raw.url ?? '');
  if (!METHODS.has(method)) throw new AppError('METHOD_NOT_ALLOWED');
  if (isRead(method) && hasBody(raw.headers)) throw new AppError('BAD_REQUEST');
}

/** Node silently keeps the first of two Host headers; names are at the even indexes. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === name) count += 1;
  return count;
}

export const isRead = (method: string): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

export const hasBody = (headers: FastifyRequest['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
