import { formatBrl } from '@acordo/brazil/money';
import type { Suggestion } from '@acordo/brazil/price/suggest';
import { Sparkles } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';
import { useSuggestion } from '../use-suggestion';

interface PriceSuggestionProps {
  /** Just applied: shows it. */
  applied: boolean;
  onApply: (suggestion: Suggestion) => void;
}

/** Level, breakdown and total, as soon as type and pages are filled in (P104, P105). */
export function PriceSuggestion({ applied, onApply }: PriceSuggestionProps) {
  const { suggestion, calculating } = useSuggestion();
  return (
    <Card aria-labelledby="sugestao" aria-busy={calculating} className="p-5">
      <h2 id="sugestao" className="flex items-center gap-2 font-semibold">
        <Sparkles aria-hidden="true" className="size-[18px] text-pen" />
        {COPY.suggestion.title}
      </h2>
      {suggestion === null && <p className="mt-2 text-sm text-ink-soft">{COPY.suggestion.missing}</p>}
      {suggestion && calculating && <Calculating lines={suggestion.breakdown.length} />}
      {suggestion && !calculating && <Shown suggestion={suggestion} onApply={() => onApply(suggestion)} />}
      <output className="block text-sm text-good">
        {applied && <span className="mt-3 block">{COPY.suggestion.applied}</span>}
      </output>
    </Card>
  );
}

function Shown({ suggestion, onApply }: { suggestion: Suggestion; onApply: () => void }) {
  return (
    <>
      <dl className="mt-3 grid gap-2 text-sm tabular-nums">
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
          <dt className="text-ink-soft">{COPY.suggestion.level}</dt>
          <dd className="ml-auto">
            <Badge tone="pen">{COPY.suggestion.levels[suggestion.level]}</Badge>
          </dd>
        </div>
        {suggestion.breakdown.map(({ label, amount }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd translate="no" className="ml-auto">
              {formatBrl(amount)}
            </dd>
          </div>
        ))}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-medium">{COPY.suggestion.total}</dt>
          <dd translate="no" className="ml-auto text-lg font-semibold">
            {formatBrl(suggestion.total)}
          </dd>
        </div>
      </dl>
      <Button variant="secondary" block className="mt-4" onClick={onApply}>
        {COPY.suggestion.apply}
      </Button>
    </>
  );
}

/** As high as the result, so that nothing jumps when it appears. */
function Calculating({ lines }: { lines: number }) {
  return (
    <>
      <output className="sr-only">{COPY.suggestion.calculating}</output>
      <div className="mt-3 grid gap-2">
        <div className="mb-1 flex h-6 items-center justify-between">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-6 w-24 rounded-full" />
        </div>
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className="flex h-5 items-center justify-between">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-3.5 w-20" />
          </div>
        ))}
        <div className="mt-1 flex h-10 items-end justify-between border-t border-line pt-3">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-6 w-28" />
        </div>
      </div>
      <Skeleton className="mt-4 h-11 rounded-control sm:h-10" />
    </>
  );
}
