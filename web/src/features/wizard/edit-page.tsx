import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { errorText } from '@acordo/contracts/errors';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { editPath, PATHS, viewPath } from '../../app/paths';
import { companyQuery } from '../../shared/proposals/company-settings';
import { COPY as SHARED } from '../../shared/proposals/copy';
import { isNotFound, proposalQuery } from '../../shared/proposals/proposal';
import { hasSender } from '../../shared/proposals/has-sender';
import { useDuplicate } from '../../shared/proposals/use-duplicate';
import { draftKey } from '../../shared/session/local-drafts';
import { useSession } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { LinkButton } from '../../shared/ui/link-button';
import { notify } from '../../shared/ui/notify';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { EditWizard } from './components/edit-wizard';
import { WizardSkeleton } from './components/wizard-skeleton';
import { COPY } from './copy';
import { readHandOver } from './hand-over';

/** /edit/:id */
export function Component() {
  const { id = '' } = useParams();
  const user = useSession();
  return user && <Edit key={id} id={id} userId={user.id} />;
}

function Edit({ id, userId }: { id: string; userId: string }) {
  usePageTitle(COPY.pageTitle.edit);
  const proposal = useQuery(proposalQuery(id));
  const company = useQuery(companyQuery(userId));
  const [handOver] = useState(readHandOver(useLocation().state));
  const [loads, setLoads] = useState(0);
  const missing = proposal.isLoadingError && isNotFound(proposal.error);

  if (missing) return <Missing />;
  if (proposal.isLoadingError) {
    return (
      <EmptyState crossed heading="h1" title={COPY.loadFailed.title} text={COPY.loadFailed.text}>
        <div className="flex flex-wrap justify-center gap-3">
          <Button loading={proposal.isRefetching} onClick={() => void proposal.refetch()}>
            {SHARED.retry}
          </Button>
          <LinkButton variant="secondary" to={PATHS.dashboard}>
            {SHARED.backToDashboard}
          </LinkButton>
        </div>
      </EmptyState>
    );
  }
  // The cache may be older than another tab's save: only the create wizard's own response is used at once.
  const fresh = proposal.isFetchedAfterMount || handOver !== undefined;
  if (!proposal.data || !fresh || company.isPending)
    return <WizardSkeleton title={COPY.pageTitle.edit} label={COPY.loading} />;
  if (proposal.data.status === 'aceito' && !handOver) return <Locked proposal={proposal.data} />;
  const reload = async (): Promise<void> => {
    await proposal.refetch();
    setLoads((count) => count + 1);
  };
  return (
    <EditWizard
      key={loads}
      userId={userId}
      company={company.data ?? NO_COMPANY}
      draftKey={draftKey(userId, `edit:${id}`)}
      loaded={proposal.data}
      link={loads === 0 ? handOver?.link : undefined}
      unnamed={loads === 0 && handOver?.unnamed === true && !hasSender(company.data ?? NO_COMPANY)}
      onReload={() => void reload()}
    />
  );
}

/** An unknown id: a notice, and back (P58, P90, D45). */
function Missing() {
  const navigate = useNavigate();
  useEffect(() => {
    notify.error(COPY.notFound.title, COPY.notFound.text);
    void navigate(PATHS.dashboard, { replace: true });
  }, [navigate]);
  return <WizardSkeleton title={COPY.pageTitle.edit} label={COPY.loading} />;
}

/** A signed proposal's content cannot be changed (D14), but a copy can. */
function Locked({ proposal }: { proposal: Proposal }) {
  const navigate = useNavigate();
  const copying = useDuplicate((copy) => void navigate(editPath(copy.id), { replace: true }));
  return (
    <EmptyState
      heading="h1"
      title={proposal.em_verificacao ? errorText('RECORD_IN_VERIFICATION').error : COPY.locked.title}
      text={errorText(proposal.em_verificacao ? 'RECORD_IN_VERIFICATION' : 'LOCKED').message}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Button loading={copying.duplicating !== undefined} onClick={() => copying.start(proposal)}>
          {SHARED.duplicate.action}
        </Button>
        <LinkButton variant="secondary" to={viewPath(proposal.id)}>
          {COPY.locked.view}
        </LinkButton>
        <LinkButton variant="ghost" to={PATHS.dashboard}>
          {SHARED.backToDashboard}
        </LinkButton>
      </div>
    </EmptyState>
  );
}
