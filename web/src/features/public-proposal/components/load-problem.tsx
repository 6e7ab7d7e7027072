import type { Company } from '@acordo/contracts/http/company/company';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { COPY } from '../copy';
import { GoneNote } from './gone-note';

interface Props {
  state: 'missing' | 'failed' | 'verifying';
  text: string;
  retry: () => Promise<boolean>;
  /** A proposal stood here a moment ago. */
  replaced?: { company: Company; refused: string | undefined } | undefined;
}

/**
 * A link that leads nowhere has no way on; a failure can be tried again. A record that is being verified is neither: a calm
 * notice, and nothing of the proposal beside it.
 */
export function LoadProblem({ state, text, retry, replaced }: Props) {
  const [busy, setBusy] = useState(false);
  const ref = useFocusOnMount<HTMLDivElement>(replaced !== undefined);
  // A form: where no script runs, sending it loads the page anew.
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
        {replaced && (
          <GoneNote refused={replaced.refused} company={state === 'missing' ? replaced.company : undefined} />
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
  );
}
