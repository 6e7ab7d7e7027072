import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import type { Company } from '@acordo/contracts/http/company/company';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { ProposalSheet } from '../../document/proposal-sheet';
import { companyQuery } from '../../shared/proposals/company-settings';
import { COPY as SHARED } from '../../shared/proposals/copy';
import { OfflineNote } from '../../shared/proposals/offline-note';
import { isNotFound, proposalQuery } from '../../shared/proposals/proposal';
import { useSharing } from '../../shared/proposals/use-sharing';
import { useSession } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { LinkButton } from '../../shared/ui/link-button';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { Verifying } from '../../shared/ui/verifying';
import { AskedNote } from './components/asked-note';
import { HistorySheet } from './components/history-sheet';
import { RejectionNote } from './components/rejection-note';
import { SignatureCard } from './components/signature-card';
import { ViewHeader } from './components/view-header';
import { ViewSkeleton } from './components/view-skeleton';
import { COPY } from './copy';
import { ownerDocument } from './model/owner-document';
import { readStatus } from './model/status';
import { useFollowingStats } from './use-following-stats';
import { useProposalActions } from './use-proposal-actions';

/** /view/:id, the owner's view of one proposal. */
export function Component() {
  const { id = '' } = useParams();
  const user = useSession();
  return user && <View id={id} userId={user.id} />;
}

function View({ id, userId }: { id: string; userId: string }) {
  const proposal = useQuery(proposalQuery(id));
  const company = useQuery(companyQuery(userId));
  usePageTitle(proposal.data?.titulo ?? COPY.view.pageTitle);

  if (proposal.isLoadingError && isNotFound(proposal.error)) {
    return (
      <EmptyState crossed heading="h1" title={COPY.view.notFoundTitle} text={COPY.view.notFoundText}>
        <LinkButton to={PATHS.dashboard}>{COPY.view.back}</LinkButton>
      </EmptyState>
    );
  }
  const failed = [proposal, company].find((query) => query.isLoadingError);
  if (failed) {
    return (
      <EmptyState crossed heading="h1" title={COPY.view.failedTitle} text={COPY.view.failedText}>
        <div className="flex flex-wrap justify-center gap-3">
          <Button loading={failed.isRefetching} onClick={() => void failed.refetch()}>
            {SHARED.retry}
          </Button>
          <LinkButton variant="secondary" to={PATHS.dashboard}>
            {COPY.view.back}
          </LinkButton>
        </div>
      </EmptyState>
    );
  }
  // Without the company the sheet would blink from one header to another.
  if (!proposal.data || !company.data) return <ViewSkeleton />;
  return <Shown proposal={proposal.data} company={company.data} />;
}

function Shown({ proposal, company }: { proposal: Proposal; company: Company }) {
  const sharing = useSharing();
  const actions = useProposalActions();
  const [showsHistory, showHistory] = useState(false);
  useFollowingStats(proposal.user_id);
  const document = useMemo(() => ownerDocument(proposal, company), [proposal, company]);
  const status = readStatus(proposal.status);
  const verifying = proposal.em_verificacao;
  return (
    <div className="grid grid-cols-1 gap-6">
      <ViewHeader
        proposal={proposal}
        actions={actions}
        onSharing={(wish) => sharing.start(proposal, wish)}
        onHistory={() => showHistory(true)}
      />
      <OfflineNote />
      <AskedNote proposal={proposal} />
      {verifying && (
        <Verifying title={COPY.view.verifyingTitle}>
          <p>{COPY.view.verifyingText}</p>
          <p>{COPY.view.verifyingContent}</p>
        </Verifying>
      )}
      {!verifying && status === 'aceito' && <SignatureCard proposal={proposal} />}
      {!verifying && status === 'rejeitado' && <RejectionNote proposal={proposal} />}
      <div className="overflow-clip rounded-card border border-line print:overflow-visible print:border-0">
        <ProposalSheet document={document} status={status} validUntil={proposal.link_expira_em} />
      </div>
      <HistorySheet proposal={proposal} open={showsHistory} onClose={() => showHistory(false)} />
      {actions.dialog}
      {sharing.dialogs}
    </div>
  );
}
