import { MutationCache, QueryCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { endSession } from '../session/session-store';
import { notify } from '../ui/notify';
import { ApiError } from './api-error';

/** P10: queries retry once and do not refetch on window focus, unless a query sets it. */
export const QUERY_DEFAULTS = {
  queries: { retry: 1, refetchOnWindowFocus: false },
} as const satisfies QueryClientConfig['defaultOptions'];

/** Product's client. A 401 means that the session is over: the guard then calls the server and goes to /auth (D44). */
export function createQueryClient(): QueryClient {
  const onError = (error: Error): void => {
    if (error instanceof ApiError && error.status === 401) endSession();
  };
  return new QueryClient({
    defaultOptions: QUERY_DEFAULTS,
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError, onSuccess: () => notify.settle() }),
  });
}
