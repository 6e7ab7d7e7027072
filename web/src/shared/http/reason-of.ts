import { ApiError } from './api-error';

/** The server's own message; the page's if there is none, or the server failed. */
export const reasonOf = (error: unknown, own: string): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'UNREADABLE'
    ? error.message
    : own;
