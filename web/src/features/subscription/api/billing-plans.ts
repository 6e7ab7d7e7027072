import type { ResultOf } from '@acordo/contracts/call';
import type { billingPlans } from '@acordo/contracts/http/billing/plans';
import { queryOptions } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof billingPlans>('GET', '/api/billing/plans');

export type Billing = ResultOf<typeof billingPlans>;

/** Refetched whenever the tab becomes visible, so that the new plan is shown after the checkout. */
export function billingQuery(userId: string) {
  return queryOptions({
    queryKey: ['/api/billing/plans', userId],
    queryFn: ({ signal }) => request(call, {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
