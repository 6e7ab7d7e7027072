import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { COPY } from '../copy';
import type { Plan } from '../plans';
import { START } from '../start';

export function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, period, yearly, badges, popular = false, features, action } = plan;
  return (
    <article
      className={clsx(
        'relative grid content-start gap-6 rounded-card bg-surface p-6 sm:p-8',
        popular ? 'shadow-raised ring-2 ring-pen lg:-my-3 lg:py-11' : 'border border-line',
      )}
    >
      {popular && (
        <Badge tone="solid" className="absolute -top-3 left-1/2 -translate-x-1/2">
          {COPY.plans.popular}
        </Badge>
      )}
      <div className="grid gap-3">
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          <h3 className="mr-auto text-lg font-semibold">{name}</h3>
          {badges.map((badge) => (
            <Badge key={badge} tone="good">
              {badge}
            </Badge>
          ))}
        </div>
        <p className="flex items-baseline gap-2">
          <span className="text-3xl font-semibold tracking-tight tabular-nums">{price}</span>
          <span className="text-sm text-ink-soft">{period}</span>
        </p>
        <p className="text-sm text-ink-soft tabular-nums lg:min-h-5">
          {yearly && (
            <>
              <span className="sr-only">Antes </span>
              <s>{yearly.before}</s> <span className="font-medium text-ink">{yearly.now}</span>
            </>
          )}
        </p>
      </div>
      <AnchorButton {...START} variant={popular ? 'primary' : 'secondary'} block>
        {action}
      </AnchorButton>
      <ul className="grid gap-3 border-t border-line pt-6 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pen" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
