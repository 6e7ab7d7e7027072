import type { Company } from '@acordo/contracts/http/company/company';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import type { getCompanySettings } from '@acordo/contracts/http/company/settings';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { endpoint } from '../http/endpoint';
import { request } from '../http/request';
import type { ForUser } from './for-user';
import { companyKey } from './query-keys';

const call = endpoint<ForUser<typeof getCompanySettings>>('GET', '/api/company-settings');

/** The sender's company as documents show it. Before any were saved the call is 404 (D40): then NO_COMPANY. */
export function companyQuery(userId: string) {
  return queryOptions({
    queryKey: companyKey(userId),
    queryFn: async ({ signal }): Promise<Company> => {
      try {
        const { user_id: _, ...company } = await request(call, { query: { userId } }, { signal });
        return company;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return NO_COMPANY;
        throw error;
      }
    },
    staleTime: 30_000,
  });
}
