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
  /** A proposal was shown just before. */
  replaced?: { company: Company; refused: string | undefined } | undefined;
}

/**
 * An invalid link has no retry; a failure has. For a record that is being verified: a calm
 * notice without the proposal.
 */
export function LoadProblem({ state, text, retry, replaced }: Props) {
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
