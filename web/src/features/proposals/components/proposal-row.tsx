import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { memo, useId } from 'react';
import { COPY } from '../copy';
import { rowOf } from '../model/row';
import { DevelopmentSelect } from './development-select';
import { RowActions } from './row-actions';
import { ROW_COLUMNS } from './row-columns';
import type { RowHandlers } from './row-handlers';
import { StatusBadge } from './status-badge';

interface ProposalRowProps {
  proposal: Proposal;
  handlers: RowHandlers;
  linking: boolean;
  /** In the whole list, most of which is not rendered. */
  position: number;
  size: number;
}

/** A table-like row on wide screens, a card with badge and amount on top on smaller ones (L13). */
export const ProposalRow = memo(function ProposalRow(props: ProposalRowProps) {
  const { proposal, handlers, linking, position, size } = props;
  const row = rowOf(proposal);
  const titleId = useId();
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its list is no <ul>, see proposal-rows
      role="listitem"
      aria-labelledby={titleId}
      aria-posinset={position}
      aria-setsize={size}
      className={`${ROW_COLUMNS} gap-y-3 border-t border-line px-4 py-4 sm:px-5`}
    >
      <div className="order-3 grid w-full min-w-0 gap-1 lg:order-none">
        <h3 id={titleId} className="min-w-0 font-medium text-wrap">
          <button
            type="button"
            onClick={() => handlers.onOpen(proposal)}
            aria-haspopup="dialog"
            className="rounded-small text-left wrap-anywhere lg:line-clamp-3 decoration-1 underline-offset-4 hover:underline"
          >
            {row.title}
          </button>
        </h3>
        <p className="text-sm text-ink-soft">{row.typeLabel}</p>
        <Features features={row.features} more={row.more} />
      </div>
      <div className="order-1 lg:order-none">
        <StatusBadge view={row.status} />
      </div>
      <DevelopmentSelect proposal={proposal} className="order-4 w-full lg:order-none" />
      <div className="order-2 ml-auto grid justify-items-end text-right tabular-nums lg:order-none">
        <span translate="no" className="font-semibold whitespace-nowrap">
          {row.amount}
        </span>
        <time dateTime={proposal.criado_em} className="text-sm text-ink-soft">
          {row.date}
        </time>
      </div>
      <RowActions
        proposal={proposal}
        handlers={handlers}
        linking={linking}
        className="order-5 -mx-2 flex w-[calc(100%+--spacing(4))] flex-wrap lg:order-none lg:mx-0 lg:w-auto"
      />
    </div>
  );
});

function Features({ features, more }: { features: string[]; more: string }) {
  if (features.length === 0) return null;
  const separated = "inline not-first:before:content-['_·_']";
  return (
    <ul aria-label={COPY.list.features} className="text-xs lg:line-clamp-2 text-ink-soft">
      {features.map((feature, index) => (
        // The same feature may be listed twice, and the order never changes.
        <li key={`${index} ${feature}`} className={separated}>
          {feature}
        </li>
      ))}
      {more && <li className={`${separated} sm:whitespace-nowrap`}>{more}</li>}
    </ul>
  );
}
