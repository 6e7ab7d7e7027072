import { Navigate, useParams } from 'react-router-dom';
import { OlderReview } from '../features/older-review/older-review';
import { COPY as SHARED } from '../shared/proposals/copy';
import { Button } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { LinkButton } from '../shared/ui/link-button';
import { PageSpinner } from '../shared/ui/page-spinner';
import { PlainPage } from '../shared/ui/plain-page';
import { usePageTitle } from '../shared/ui/use-page-title';
import { PATHS, publicProposalPath, viewPath } from './paths';
import { COPY } from './proposal-address-copy';
import { useFoundProposal } from './use-found-proposal';

/** /proposal/:id, without a guard: redirects to the page of the id (D23). */
export function Component() {
  const { id = '' } = useParams();
  usePageTitle(COPY.pageTitle);
  // Like every address that may contain a link's token, not for search engines (D16).
  return (
    <>
      <meta name="robots" content="noindex" />
      <Place key={id} id={id} />
    </>
  );
}

function Place({ id }: { id: string }) {
  const { found, problem, retry } = useFoundProposal(id);
  if (problem !== undefined) {
    return (
      <PlainPage home={PATHS.home}>
        <EmptyState heading="h1" crossed title={COPY.failed} text={problem}>
          <Button onClick={retry}>{SHARED.retry}</Button>
        </EmptyState>
      </PlainPage>
    );
  }
  switch (found?.at) {
    case undefined:
      return (
        <main>
          <PageSpinner label={COPY.loading} />
        </main>
      );
    case 'link':
      return <Navigate to={publicProposalPath(found.token)} replace />;
    case 'owner':
      return <Navigate to={viewPath(id)} replace />;
    case 'older':
      return (
        <PlainPage home={PATHS.home} width="wide">
          <OlderReview found={found.proposal} />
        </PlainPage>
      );
    case 'nowhere':
      return (
        <PlainPage home={PATHS.home}>
          <EmptyState heading="h1" crossed title={COPY.missing.title} text={COPY.missing.text}>
            <LinkButton to={PATHS.dashboard}>{SHARED.backToDashboard}</LinkButton>
          </EmptyState>
        </PlainPage>
      );
  }
}
