import type { ResultOf } from '@acordo/contracts/call';
import type { billingPlans } from '@acordo/contracts/http/billing/plans';
import { queryOptions } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof billingPlans>('GET', '/api/billing/plans');

export type Billing = ResultOf<typeof billingPlans>;

/** Asked anew whenever the tab is looked at again: whoever comes back from the checkout finds the new plan. */
export function billingQuery(userId: string) {
  return queryOptions({
    queryKey: ['/api/billing/plans', userId],
    queryFn: ({ signal }) => request(call, {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
