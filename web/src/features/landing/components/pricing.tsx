import { Check } from 'lucide-react';
import { PLAN_OFFERS } from '../../../shared/plans/plans';
import { CLAIMS, COPY } from '../copy';
import { PlanCard } from './plan-card';

export function Pricing() {
  return (
    <section aria-labelledby="planos" className="border-t border-line bg-surface">
      <div className="mx-auto grid w-full max-w-6xl gap-12 px-4 py-16 sm:px-6 sm:py-24">
        <div className="mx-auto grid max-w-2xl gap-3 text-center">
          <h2 id="planos" className="font-serif text-2xl font-medium tracking-tight sm:text-3xl">
            {COPY.plans.title}
          </h2>
          <p className="text-balance text-ink-soft sm:text-lg">{COPY.plans.text}</p>
        </div>
        <div className="mx-auto grid w-full max-w-md gap-6 lg:max-w-none lg:grid-cols-3">
          {PLAN_OFFERS.map((plan) => (
            <PlanCard key={plan.name} plan={plan} />
          ))}
        </div>
        <ul className="grid justify-center gap-x-7 gap-y-3 text-sm text-ink-soft sm:flex sm:flex-wrap">
          {CLAIMS.map((claim) => (
            <li key={claim} className="flex items-center gap-2">
              <Check aria-hidden="true" className="size-4 text-good" />
              <span>{claim}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
