import type { ErrorCode } from '@acordo/contracts/errors';
import { isConnectionEnd } from '../database/database-down.js';

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'NOT_AUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY',
  431: 'HEADERS_TOO_LARGE',
  503: 'UNAVAILABLE',
};
// Connection exceptions, shutdowns, resources, lock_not_available, query_canceled, read-only: the database, not the caller, is
// the cause.
const DATABASE_DOWN = /^(08...|53...|57P0[1-5]|55P03|57014|25006)$/;
const NETWORK_DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const POOL_DOWN = /timeout exceeded when trying to connect|Connection terminated|Driver not Connected/i;

/** The row of the error table for an unexpected error; INTERNAL is logged as a fault of ours. */
export function classify(error: unknown): ErrorCode {
  const { statusCode, status, code, message, driverError, syscall } = (error ?? {}) as Record<
    string,
    unknown
  >;
  const http = typeof status === 'number' ? status : statusCode;
  if (typeof http === 'number' && BY_STATUS[http]) return BY_STATUS[http];
  const cause = typeof code === 'string' ? code : (driverError as { code?: unknown } | undefined)?.code;
  if (typeof cause === 'string' && (DATABASE_DOWN.test(cause) || NETWORK_DOWN.has(cause)))
    return 'UNAVAILABLE';
  if (driverError !== undefined && isConnectionEnd(driverError)) return 'UNAVAILABLE'; // of a TypeORM repository
  if (syscall === 'connect') return 'UNAVAILABLE'; // whatever the reason, also a missing socket file
  if (typeof message === 'string' && POOL_DOWN.test(message)) return 'UNAVAILABLE';
  return 'INTERNAL';
}
