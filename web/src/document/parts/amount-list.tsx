import type { Amount } from '@acordo/document/investment';

/** Labelled amounts, one a line, the figures in one column (P106). */
export function AmountList({ amounts, className = '' }: { amounts: Amount[]; className?: string }) {
  if (amounts.length === 0) return null;
  return (
    <dl className={className}>
      {amounts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6">
          <dt>{label}</dt>
          <dd translate="no" className="ml-auto tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
