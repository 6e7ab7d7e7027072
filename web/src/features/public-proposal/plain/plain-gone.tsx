import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { FormState, PageResponse } from '@acordo/contracts/page-renderer';
import { errorFrom } from '../../../shared/http/api-error';
import { EmptyState } from '../../../shared/ui/empty-state';
import { reasonOf } from '../../../shared/http/reason-of';
import { GoneNote } from '../components/gone-note';
import { NewLinkOffer, NewLinkOver, NewLinkSent } from '../components/new-link-parts';
import { COPY } from '../copy';
import { NEW_LINK } from '../gone-copy';
import { loadProblem } from '../model/failure';
import { PROBLEM_ID } from './addresses';
import { formRefusal } from './form-refusal';

/** The link is no longer valid, as on the page with scripts; and the form's result. */
export function PlainGone({ response, form }: { response: PageResponse; form: FormState }) {
  const { state, text, newLink } = loadProblem(errorFrom(response.status, response.body));
  const asks = form.kind === 'novo-link';
  const read = form.before === null ? undefined : (JSON.parse(form.before) as Partial<PublicProposal>);
  return (
    <main id="conteudo" tabIndex={-1} className="min-h-dvh bg-paper py-10">
      <div id={PROBLEM_ID} tabIndex={-1}>
        <EmptyState title={COPY[state].title} text={text} heading="h1" crossed={state !== 'verifying'}>
          <GoneNote
            refused={asks ? undefined : formRefusal(form, null)?.title}
            company={state === 'missing' ? read?.empresa : undefined}
          />
          {newLink && <PlainNewLink company={newLink.empresa.trim()} refusal={asks ? form.refusal : null} />}
          {asks && !newLink && state === 'missing' && <NewLinkOver company="" />}
        </EmptyState>
      </div>
    </main>
  );
}

/** The request for a new link, and what became of it (P118). */
function PlainNewLink({ company, refusal }: { company: string; refusal: FormState['refusal'] }) {
  if (refusal?.status === 200) return <NewLinkSent company={company} />;
  const failure = refusal ? reasonOf(errorFrom(refusal.status, refusal.body), NEW_LINK.failed) : '';
  return <NewLinkOffer company={company} failure={failure} />;
}
