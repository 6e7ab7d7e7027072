import { useQuery } from '@tanstack/react-query';
import { PLAN_OFFERS } from '../../../shared/plans/plans';
import { limitsQuery } from '../../../shared/proposals/limits';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { billingQuery } from '../api/billing-plans';
import { COPY } from '../copy';
import { offerOf } from '../model/current-plan';
import { CurrentPlanBox } from './current-plan-box';
import { PlanOffer } from './plan-offer';
import { SubscriptionSkeleton } from './subscription-skeleton';

/** The current plan and the two for sale, with live figures (D12). */
export function PlanChoice({ userId }: { userId: string }) {
  const billing = useQuery(billingQuery(userId));
  const limits = useQuery(limitsQuery(userId));
  if (billing.data && limits.data)
    return (
      <div className="grid gap-8">
        <CurrentPlanBox billing={billing.data} limits={limits.data} />
        <div className="grid gap-6 pt-2 lg:grid-cols-2">
          {PLAN_OFFERS.map(
            (plan) =>
              plan.id !== 'gratuito' && (
                <PlanOffer key={plan.id} plan={plan} offer={offerOf(plan.id, billing.data)} />
              ),
          )}
        </div>
      </div>
    );
  if (!billing.isError && !limits.isError) return <SubscriptionSkeleton />;
  const retry = () => void Promise.all([billing.refetch(), limits.refetch()]);
  return (
    <div role="alert">
      <EmptyState crossed title={COPY.failed.title} text={COPY.failed.text}>
        <Button onClick={retry}>{COPY.failed.retry}</Button>
      </EmptyState>
    </div>
  );
}
