import type { CompanySettings } from '@acordo/contracts/http/company/company';
import type { getCompanySettings } from '@acordo/contracts/http/company/settings';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { endpoint } from '../http/endpoint';
import { request } from '../http/request';
import { logError } from '../log';
import type { ForUser } from './for-user';
import { companyKey } from './query-keys';

const call = endpoint<ForUser<typeof getCompanySettings>>('GET', '/api/company-settings');
const AGAIN_MS = 5_000;

/** The stored settings; null before any were saved (404, D40). Throws ApiError. */
export async function loadSettings(userId: string, signal?: AbortSignal): Promise<CompanySettings | null> {
  try {
    return await request(call, { query: { userId } }, signal ? { signal } : {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** A failure is only logged, not shown (P94); it is retried until there is a response. */
export function settingsQuery(userId: string) {
  return queryOptions({
    queryKey: [...companyKey(userId), 'stored'],
    queryFn: async ({ signal }) => {
      try {
        return await loadSettings(userId, signal);
      } catch (error) {
        if (!signal.aborted) logError('The company settings could not be loaded', error);
        throw error;
      }
    },
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
    // Another tab may have saved since.
    refetchOnMount: 'always',
  });
}
