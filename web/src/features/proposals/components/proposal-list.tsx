import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { COPY as SHARED } from '../../../shared/proposals/copy';
import type { Limits } from '../../../shared/proposals/limit-rule';
import { useSharing } from '../../../shared/proposals/use-sharing';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { notify } from '../../../shared/ui/notify';
import { proposalsQuery } from '../api/list-proposals';
import { COPY } from '../copy';
import { DeleteDialog } from './delete-dialog';
import { DetailsSheet } from './details-sheet';
import { ListHead } from './list-head';
import { ListSkeleton } from './list-skeleton';
import { LoadMore } from './load-more';
import { NewProposalButton } from './new-proposal-button';
import { ProposalRow } from './proposal-row';

/** 'Suas Propostas' with every state. */
export function ProposalList({ userId, limits }: { userId: string; limits: Limits | undefined }) {
  const list = useInfiniteQuery(proposalsQuery(userId));
  const proposals = list.data?.pages.flatMap((page) => page.proposals);
  const failed = list.isLoadingError;
  useEffect(() => {
    if (failed) notify.error(SHARED.loadFailed.title, SHARED.loadFailed.text);
  }, [failed]);

  return (
    <section aria-labelledby="suas-propostas" className="grid grid-cols-1 gap-4">
      <h2 id="suas-propostas" className="text-lg font-semibold">
        {COPY.list.title}
      </h2>
      <Card aria-busy={list.isPending} className="overflow-clip">
        {list.isPending && <ListSkeleton />}
        {failed && (
          <EmptyState crossed title={COPY.list.failedTitle} text={COPY.list.failedText}>
            <Button loading={list.isRefetching} onClick={() => void list.refetch()}>
              {SHARED.retry}
            </Button>
          </EmptyState>
        )}
        {proposals?.length === 0 && (
          <EmptyState title={COPY.list.emptyTitle} text={COPY.list.emptyText}>
            <NewProposalButton label={COPY.list.emptyAction} limits={limits} />
          </EmptyState>
        )}
        {proposals && proposals.length > 0 && <Rows proposals={proposals} />}
        {list.hasNextPage && (
          <LoadMore
            loading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
          />
        )}
      </Card>
    </section>
  );
}

function Rows({ proposals }: { proposals: Proposal[] }) {
  const sharing = useSharing();
  const [deleting, setDeleting] = useState<Proposal>();
  const [openId, setOpenId] = useState<string>();
  const share = (proposal: Proposal): void => {
    setOpenId(undefined);
    sharing.start(proposal, 'share');
  };
  return (
    <>
      <ListHead />
      <ul className="divide-y divide-line">
        {proposals.map((proposal) => (
          <ProposalRow
            key={proposal.id}
            proposal={proposal}
            linking={sharing.linking === proposal.id}
            onOpen={() => setOpenId(proposal.id)}
            onShare={() => share(proposal)}
            onLink={() => sharing.start(proposal, 'link')}
            onDelete={() => setDeleting(proposal)}
          />
        ))}
      </ul>
      <DetailsSheet
        proposal={proposals.find((proposal) => proposal.id === openId)}
        onClose={() => setOpenId(undefined)}
        onShare={share}
      />
      <DeleteDialog proposal={deleting} onClose={() => setDeleting(undefined)} />
      {sharing.dialogs}
    </>
  );
}
