import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { clsx } from 'clsx';
import { memo, useId } from 'react';
import { rowOf } from '../model/row';
import { DevelopmentSelect } from './development-select';
import { RowActions } from './row-actions';
import { BOTH_LINES, ROW_COLUMNS } from './row-columns';
import type { RowHandlers } from './row-handlers';
import { RowTitle } from './row-title';
import { RowType } from './row-type';
import { Seen } from './seen';
import { StatusBadge } from './status-badge';

interface ProposalRowProps {
  proposal: Proposal;
  handlers: RowHandlers;
  linking: boolean;
  working: boolean;
  /** In the whole list, most of which is not rendered. */
  position: number;
  size: number;
}

/** A table-like row on wide screens, a card with badge and amount on top on smaller ones (L13, P112). */
export const ProposalRow = memo(function ProposalRow(props: ProposalRowProps) {
  const { proposal, handlers, linking, working, position, size } = props;
  const row = rowOf(proposal);
  const titleId = useId();
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its list is no <ul>, see proposal-rows
      role="listitem"
      aria-labelledby={titleId}
      aria-posinset={position}
      aria-setsize={size}
      className={`${ROW_COLUMNS} gap-y-1 border-t border-line px-4 py-2 lg:min-h-14 lg:gap-y-0 lg:py-1.5`}
    >
      <RowTitle row={row} titleId={titleId} onOpen={() => handlers.onOpen(proposal)} />
      <div className={clsx('order-1 grid min-w-0 justify-items-start lg:order-none', BOTH_LINES)}>
        <StatusBadge view={row.status} />
        <Seen proposal={proposal} />
      </div>
      <DevelopmentSelect
        proposal={proposal}
        className={clsx('order-5 grow basis-44 lg:order-none', BOTH_LINES)}
      />
      <RowType row={row} />
      <div
        className={clsx(
          'order-2 ml-auto grid justify-items-end text-right tabular-nums lg:order-none',
          BOTH_LINES,
        )}
      >
        <span translate="no" className="font-semibold whitespace-nowrap lg:text-sm">
          {row.amount}
        </span>
        <time dateTime={proposal.criado_em} className="text-xs text-ink-soft">
          {row.date}
        </time>
      </div>
      <RowActions
        proposal={proposal}
        title={row.title}
        handlers={handlers}
        linking={linking}
        working={working}
      />
    </div>
  );
});
