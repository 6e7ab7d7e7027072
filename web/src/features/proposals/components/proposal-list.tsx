import { useEffect } from 'react';
import { COPY as SHARED } from '../../../shared/proposals/copy';
import type { Limits } from '../../../shared/proposals/limit-rule';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { notify } from '../../../shared/ui/notify';
import { COPY } from '../copy';
import { isFiltered } from '../model/list-filter';
import { useListFilter } from '../use-list-filter';
import { useProposalPages } from '../use-proposal-pages';
import { ListSkeleton } from './list-skeleton';
import { ListToolbar } from './list-toolbar';
import { LoadMore } from './load-more';
import { NewProposalButton } from './new-proposal-button';
import { ProposalRows } from './proposal-rows';

/** Gets the focus when the focused row is removed, and from the storage note. */
export const LIST_HEADING = 'suas-propostas';

/** 'Suas Propostas' with every state. */
export function ProposalList({ userId, limits }: { userId: string; limits: Limits | undefined }) {
  const [filter, setFilter] = useListFilter();
  const { first, pages, changing, more, look, heights } = useProposalPages(userId, filter);
  const failed = first?.isLoadingError === true;
  useEffect(() => {
    if (failed) notify.error(SHARED.loadFailed.title, SHARED.loadFailed.text);
  }, [failed]);

  const count = pages?.reduce((sum, page) => sum + page.rows.length, 0) ?? 0;
  const filtered = isFiltered(filter);
  const none = pages && !changing && count === 0;
  return (
    <section aria-labelledby={LIST_HEADING} className="grid grid-cols-1 gap-4 sm:gap-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
        <h2 id={LIST_HEADING} tabIndex={-1} className="text-lg font-semibold outline-none">
          {COPY.list.title}
        </h2>
        {!(none && !filtered) && <ListToolbar filter={filter} onFilter={setFilter} />}
      </div>
      <output className="sr-only">
        {filtered && pages && !changing && COPY.list.found(count, more !== undefined)}
      </output>
      <Card aria-busy={first?.isPending === true || changing} className="overflow-clip">
        {first?.isPending && <ListSkeleton />}
        {failed && (
          <EmptyState crossed title={COPY.list.failedTitle} text={COPY.list.failedText}>
            <Button loading={first.isRefetching} onClick={() => void first.refetch()}>
              {SHARED.retry}
            </Button>
          </EmptyState>
        )}
        {none && !filtered && (
          <EmptyState title={COPY.list.emptyTitle} text={COPY.list.emptyText}>
            <NewProposalButton label={COPY.list.emptyAction} limits={limits} />
          </EmptyState>
        )}
        {none && filtered && (
          <EmptyState title={COPY.list.noneTitle} text={COPY.list.noneText}>
            <Button variant="secondary" onClick={() => setFilter({ status: '', q: '' })}>
              {COPY.list.clear}
            </Button>
          </EmptyState>
        )}
        {pages && (
          <ProposalRows
            pages={pages}
            size={more ? -1 : count}
            changing={changing}
            onLook={look}
            heights={heights}
            headingId={LIST_HEADING}
          />
        )}
        {pages && more && <LoadMore loading={more.loading} failed={more.failed} onMore={more.load} />}
      </Card>
    </section>
  );
}
