import { ApiError } from '../../../shared/http/api-error';

/** A retry helps against a fault or a lost connection, never against a refusal. */
const mayHelp = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.code === 'UNREADABLE';

/** How often a query of the panel is retried. With shorter pauses than the library's, since somebody is waiting. */
export const retries = (times: number) => ({
  retry: (count: number, error: Error) => count < times && mayHelp(error),
  retryDelay: (count: number) => Math.min(250 * 2 ** count, 2000),
});
