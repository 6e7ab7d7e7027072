import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Badge } from '../ui/badge';
import { type Plan, POPULAR } from './plans';
import type { Elements } from '../ui/elements';

interface PlanSheetProps {
  plan: Plan;
  heading: 'h2' | 'h3';
  /** Its action. */
  children: Elements;
  className?: string;
}

/** A plan with its exact figures and badges (P15); the popular one is raised (L10). */
export function PlanSheet({ plan, heading: Heading, children, className }: PlanSheetProps) {
  const { name, price, period, yearly, badges, popular = false, features } = plan;
  return (
    <article
      className={clsx(
        'relative grid content-start gap-6 rounded-card bg-surface p-6 sm:p-7',
        popular ? 'shadow-raised ring-2 ring-pen' : 'border border-line',
        className,
      )}
    >
      {popular && (
        <Badge tone="solid" className="absolute -top-3 left-1/2 w-max -translate-x-1/2">
          {POPULAR}
        </Badge>
      )}
      <div className="grid gap-3">
        <div className="flex min-h-6 flex-wrap items-center gap-1.5">
          <Heading className="mr-auto text-lg font-semibold">{name}</Heading>
          {badges.map((badge) => (
            <Badge key={badge} tone="good">
              {badge}
            </Badge>
          ))}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-3xl font-semibold tracking-tight tabular-nums">{price}</span>
          <span className="text-sm text-ink-soft">{period}</span>
        </p>
        <p className="text-sm text-ink-soft tabular-nums lg:min-h-5">
          {yearly && (
            <span>
              <span className="sr-only">Antes </span>
              <s>{yearly.before}</s> <span className="font-medium text-ink">{yearly.now}</span>
            </span>
          )}
        </p>
      </div>
      {children}
      <ul className="grid gap-3 border-t border-line pt-6 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pen" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
