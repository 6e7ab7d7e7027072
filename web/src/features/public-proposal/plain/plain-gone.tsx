import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { FormState, PageResponse } from '@acordo/contracts/page-renderer';
import { errorFrom } from '../../../shared/http/api-error';
import { EmptyState } from '../../../shared/ui/empty-state';
import { GoneNote } from '../components/gone-note';
import { COPY } from '../copy';
import { loadProblem } from '../model/failure';
import { PROBLEM_ID } from './addresses';
import { formRefusal } from './form-refusal';

/** The link is no longer valid, as on the page with scripts; and the form's result. */
export function PlainGone({ response, form }: { response: PageResponse; form: FormState }) {
  const { state, text } = loadProblem(errorFrom(response.status, response.body));
  const read = form.before === null ? undefined : (JSON.parse(form.before) as Partial<PublicProposal>);
  return (
    <main id="conteudo" tabIndex={-1} className="min-h-dvh bg-paper py-10">
      <div id={PROBLEM_ID} tabIndex={-1}>
        <EmptyState title={COPY[state].title} text={text} heading="h1" crossed={state !== 'verifying'}>
          <GoneNote
            refused={formRefusal(form, null)?.title}
            company={state === 'missing' ? read?.empresa : undefined}
          />
        </EmptyState>
      </div>
    </main>
  );
}
