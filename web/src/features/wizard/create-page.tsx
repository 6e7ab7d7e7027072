import { reasonOf } from '../../shared/http/reason-of';
import type { Company } from '@acordo/contracts/http/company/company';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editPath, PATHS } from '../../app/paths';
import { afterProposalChange } from '../../shared/proposals/after-change';
import { companyQuery } from '../../shared/proposals/company-settings';
import { COPY as SHARED } from '../../shared/proposals/copy';
import { makePublicLink } from '../../shared/proposals/generate-link';
import { hasKnownSender } from '../../shared/proposals/known-sender';
import { limitMessage, mayCreate } from '../../shared/proposals/limit-rule';
import { limitsQuery } from '../../shared/proposals/limits';
import { useDownloadPdf } from '../../shared/proposals/use-download-pdf';
import { draftKey } from '../../shared/session/local-drafts';
import { useSession } from '../../shared/session/use-session';
import { notify } from '../../shared/ui/notify';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { LinkButton } from '../../shared/ui/link-button';
import { Note } from '../../shared/ui/note';
import { Wizard } from './components/wizard';
import { WizardSkeleton } from './components/wizard-skeleton';
import { COPY } from './copy';
import { loadDraft } from './draft-storage';
import type { HandOver } from './hand-over';
import { startNew } from './model/start';
import { withStep } from './use-step';

/** /create */
export function Component() {
  const user = useSession();
  return user && <Create userId={user.id} />;
}

function Create({ userId }: { userId: string }) {
  usePageTitle(COPY.pageTitle.create);
  const company = useQuery(companyQuery(userId));
  if (company.isPending) return <WizardSkeleton title={COPY.pageTitle.create} label={COPY.starting} />;
  // Without the company's settings a proposal can still be written: only the company's colours are missing.
  return <NewProposal userId={userId} company={company.data ?? NO_COMPANY} />;
}

function NewProposal({ userId, company }: { userId: string; company: Company }) {
  const key = draftKey(userId, 'create');
  const [start] = useState(() => startNew(company, loadDraft(key)));
  const limits = useQuery(limitsQuery(userId)).data;
  const client = useQueryClient();
  const navigate = useNavigate();
  const pdf = useDownloadPdf();

  /** D39: after saving, the preview continues at the edit wizard's address. */
  const share = async (proposal: Proposal): Promise<void> => {
    let state: HandOver = { saved: true };
    try {
      if (await hasKnownSender(client, userId)) {
        state = { saved: true, link: await makePublicLink(proposal.id) };
        void afterProposalChange(client);
      } else state = { saved: true, unnamed: true };
    } catch (error) {
      notify.success(COPY.created.title, COPY.created.text);
      notify.error(SHARED.link.shareFailed.title, reasonOf(error, SHARED.link.shareFailed.text));
    }
    void navigate(withStep(editPath(proposal.id), 'preview'), { replace: true, state });
  };

  /** D39: the same with the PDF. It can be requested again there, so its failure blocks nothing. */
  const exportPdf = async (proposal: Proposal): Promise<void> => {
    notify.success(COPY.created.title, COPY.created.text);
    await pdf.mutateAsync(proposal.id).catch(() => undefined);
    const state: HandOver = { saved: true };
    void navigate(withStep(editPath(proposal.id), 'preview'), { replace: true, state });
  };

  const note = limits && !mayCreate(limits) && (
    <Note
      icon={CircleAlert}
      tone="warn"
      actions={
        <LinkButton variant="secondary" size="sm" to={PATHS.subscription}>
          {COPY.plans}
        </LinkButton>
      }
    >
      {`${limitMessage(limits.maxProposals)} ${COPY.atLimit}`}
    </Note>
  );
  return (
    <Wizard
      userId={userId}
      company={company}
      draftKey={key}
      start={start}
      onShare={share}
      onExport={exportPdf}
      note={note}
    />
  );
}
