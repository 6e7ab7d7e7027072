import { PlanSheet } from '../../../shared/plans/plan-sheet';
import type { Plan } from '../../../shared/plans/plans';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { START } from '../start';

export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <PlanSheet plan={plan} heading="h3" className={plan.popular ? 'lg:-my-3 lg:py-10.25' : ''}>
      <AnchorButton {...START} variant={plan.popular ? 'primary' : 'secondary'} block>
        {plan.action}
      </AnchorButton>
    </PlanSheet>
  );
}
