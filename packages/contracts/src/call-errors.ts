import type { Call } from './call.js';
import type { ErrorCode } from './errors.js';

/** Error codes that any call may return: from routing, the guard, the contract, limits and faults (D5, D48). */
export const EVERY_CALL: readonly ErrorCode[] = [
  'MALFORMED_JSON',
  'BAD_REQUEST',
  'NOT_AUTHENTICATED',
  'FORBIDDEN',
  'FOREIGN_USER',
  'CROSS_SITE',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TIMEOUT',
  'TOO_LARGE',
  'URI_TOO_LONG',
  'UNSUPPORTED_TYPE',
  'INVALID_FIELDS',
  'TOO_MANY',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'UNAVAILABLE',
];

/** Whether the contract lists it. A path parameter that cannot name anything is an absent thing: NOT_FOUND. */
export const mayRefuseWith = (call: Call, code: ErrorCode): boolean =>
  EVERY_CALL.includes(code) ||
  (code === 'NOT_FOUND' && call.params !== undefined) ||
  (call.errors?.includes(code) ?? false);
