import type { Company } from '@acordo/contracts/http/company/company';
import { type FormEvent, Suspense, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { COPY } from '../copy';
import type { Problem } from '../model/response';
import { GoneNote } from './gone-note';
import { NewLinkLater } from './new-link-loader';

interface Props {
  problem: Problem;
  token: string;
  retry: () => Promise<boolean>;
  /** A proposal was shown just before. */
  replaced?: { company: Company; refused: string | undefined } | undefined;
}

/**
 * An invalid link has no retry; a failure has. For a record that is being verified: a calm
 * notice without the proposal.
 */
export function LoadProblem({ problem: { state, text, newLink }, token, retry, replaced }: Props) {
  const [busy, setBusy] = useState(false);
  const ref = useFocusOnMount<HTMLDivElement>(replaced !== undefined);
  // A form: without scripts, sending it reloads the page.
  const again = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void retry().then(() => setBusy(false));
  };
  return (
    <div className="py-10">
      <div ref={ref} tabIndex={-1} role={state === 'verifying' ? 'status' : 'alert'} className="outline-none">
        <EmptyState title={COPY[state].title} text={text} heading="h1" crossed={state !== 'verifying'}>
          {replaced && (
            <GoneNote
              refused={replaced.refused}
              company={state === 'missing' ? replaced.company : undefined}
            />
          )}
          {state !== 'missing' && (
            <form onSubmit={again}>
              <Button type="submit" loading={busy}>
                {COPY.failed.retry}
              </Button>
            </form>
          )}
        </EmptyState>
      </div>
      {newLink && (
        <Suspense>
          <NewLinkLater token={token} company={newLink.empresa.trim()} />
        </Suspense>
      )}
    </div>
  );
}
