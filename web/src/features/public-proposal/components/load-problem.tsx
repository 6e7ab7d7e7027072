import { type FormEvent, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { COPY } from '../copy';

interface Props {
  state: 'missing' | 'failed' | 'verifying';
  text: string;
  retry: () => Promise<boolean>;
  /** It stands where a proposal stood a moment ago. */
  takeFocus: boolean;
}

/**
 * A link that leads nowhere has no way on; a failure can be tried again. A record that is being verified is neither: a calm
 * notice, and
 * nothing of the proposal beside it.
 */
export function LoadProblem({ state, text, retry, takeFocus }: Props) {
  const [busy, setBusy] = useState(false);
  const ref = useFocusOnMount<HTMLDivElement>(takeFocus);
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
