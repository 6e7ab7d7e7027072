import { publicTitle } from '@acordo/document/title';
import { OfflineNote } from '../../../shared/proposals/offline-note';
import { SkipLink } from '../../../shared/ui/skip-link';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { COPY } from '../copy';
import { usePublicProposal } from '../use-public-proposal';
import { useReportView } from '../use-report-view';
import { LoadProblem } from './load-problem';
import { PageBar } from './page-bar';
import { ProposalSkeleton } from './proposal-skeleton';
import { ReadyProposal } from './ready-proposal';

/** Loading, missing, failed, in verification or ready; the frame around stays. */
export function Screen({ token: given }: { token: string }) {
  const { loaded, reload } = usePublicProposal(given);
  // The server shows a link that a chat has damaged, too; every other call requires the link's own token (D16).
  const token = loaded.state === 'ready' ? loaded.proposal.id : given;
  const isOwn = useReportView(token, loaded.state === 'ready');
  usePageTitle(loaded.state === 'ready' ? publicTitle(loaded.proposal.titulo) : COPY.title);
  const isAnswered = loaded.state === 'ready' && loaded.proposal.status !== 'enviado';
  const problem = loaded.state === 'loading' || loaded.state === 'ready' ? null : loaded;
  return (
    <div className="min-h-dvh bg-paper print:min-h-0 print:bg-transparent">
      <SkipLink />
      <PageBar token={token} canPrint={loaded.state === 'ready'} />
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto max-w-[860px] sm:px-4 sm:pt-6 print:max-w-none print:p-0"
      >
        {!problem && <h1 className="sr-only print:hidden">{COPY.title}</h1>}
        <div data-print="hide">
          <OfflineNote
            text={isAnswered ? COPY.offlineDecided : COPY.offline}
            className="px-4 py-3 sm:mb-4 sm:p-0"
          />
        </div>
        {loaded.state === 'loading' && <ProposalSkeleton />}
        {loaded.state === 'ready' && (
          <ReadyProposal proposal={loaded.proposal} reload={reload} isOwn={isOwn} />
        )}
        {problem && (
          <LoadProblem problem={problem} token={token} retry={reload} replaced={problem.replaced} />
        )}
      </main>
    </div>
  );
}
