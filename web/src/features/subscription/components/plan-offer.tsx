import { CircleCheck, ExternalLink } from 'lucide-react';
import { PlanSheet } from '../../../shared/plans/plan-sheet';
import type { Plan } from '../../../shared/plans/plans';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';
import type { Offer } from '../model/current-plan';

/** A paid plan with the link to its checkout, which opens in a new tab (P17). */
export function PlanOffer({ plan, offer }: { plan: Plan; offer: Offer }) {
  return (
    <PlanSheet plan={plan} heading="h2">
      <Action plan={plan} offer={offer} />
    </PlanSheet>
  );
}

function Action({ plan, offer }: { plan: Plan; offer: Offer }) {
  const variant = plan.popular ? 'primary' : 'secondary';
  if (offer.kind === 'current')
    return (
      <p className="flex min-h-11 items-center justify-center gap-2 rounded-control bg-good-soft px-4 text-sm font-medium sm:min-h-10">
        <CircleCheck aria-hidden="true" className="size-4 text-good" />
        {COPY.card.current}
      </p>
    );
  if (offer.kind === 'unavailable')
    return (
      <Button variant={variant} block disabled>
        {COPY.card.unavailable}
      </Button>
    );
  return (
    <div className="grid gap-3">
      {/* The payment provider's checkout gets neither a referrer nor access to our page. */}
      <AnchorButton href={offer.address} target="_blank" rel="noopener noreferrer" variant={variant} block>
        <span>{COPY.card.subscribe(plan.name)}</span>
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">{COPY.card.newTab}</span>
      </AnchorButton>
      {offer.besides && <p className="text-sm text-ink-soft">{COPY.card.second(offer.besides)}</p>}
    </div>
  );
}
