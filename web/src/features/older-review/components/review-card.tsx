import { Check } from 'lucide-react';
import { Card } from '../../../shared/ui/card';
import { COPY } from '../copy';
import { type OlderProposal, olderFacts } from '../model/older-proposal';

/** What was proposed. */
export function ReviewCard({ proposal }: { proposal: OlderProposal }) {
  const { features, description } = proposal;
  return (
    <Card className="grid gap-6 p-5 sm:p-8">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {olderFacts(proposal).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-medium [overflow-wrap:anywhere] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {features.length > 0 && (
        <section className="border-t border-line pt-5">
          <h2 className="mb-3 font-semibold">{COPY.facts.features}</h2>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {features.map((feature, index) => (
              <li key={`${index}-${feature}`} className="flex min-w-0 items-start gap-2">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
                <span className="min-w-0 [overflow-wrap:anywhere]">{feature}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {description !== '' && (
        <section className="border-t border-line pt-5">
          <h2 className="mb-2 font-semibold">{COPY.facts.description}</h2>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{description}</p>
        </section>
      )}
    </Card>
  );
}
