import { ApiError } from './api-error';

/** Why the server refuses, in its own sentence; the page's where it gave none, or is itself what failed. */
export const reasonOf = (error: unknown, own: string): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'UNREADABLE'
    ? error.message
    : own;
