import { ApiError } from '../../../shared/http/api-error';

/** Asking again helps against a fault or a lost connection, never against a refusal. */
const mayHelp = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.code === 'UNREADABLE';

/** How often a question of the panel is asked again. Quicker than the library's pauses: somebody is watching. */
export const retries = (times: number) => ({
  retry: (count: number, error: Error) => count < times && mayHelp(error),
  retryDelay: (count: number) => Math.min(250 * 2 ** count, 2000),
});
