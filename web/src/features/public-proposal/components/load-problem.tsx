import { type FormEvent, Suspense, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { COPY } from '../copy';
import type { GoneProps } from './gone';
import { GoneLater } from './gone-later';

interface Props extends GoneProps {
  retry: () => Promise<boolean>;
}

/**
 * An invalid link has no retry; a failure has. For a record that is being verified: a calm
 * notice without the proposal.
 */
export function LoadProblem({ problem, token, retry, replaced }: Props) {
  const { state, text } = problem;
  const [busy, setBusy] = useState(false);
  const ref = useFocusOnMount<HTMLDivElement>(replaced !== undefined);
  // A form: without scripts, sending it reloads the page.
  const again = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void retry().then(() => setBusy(false));
  };
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={state === 'verifying' ? 'status' : 'alert'}
      className="py-10 outline-none"
    >
      <EmptyState title={COPY[state].title} text={text} heading="h1" crossed={state !== 'verifying'}>
        <Suspense>
          <GoneLater token={token} problem={problem} replaced={replaced} />
        </Suspense>
        {state !== 'missing' && (
          <form onSubmit={again}>
            <Button type="submit" loading={busy}>
              {COPY.failed.retry}
            </Button>
          </form>
        )}
      </EmptyState>
    </div>
  );
}
