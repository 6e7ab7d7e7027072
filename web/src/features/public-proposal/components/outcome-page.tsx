import { AnchorButton } from '../../../shared/ui/anchor-button';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { pdfAddress } from '../api/pdf-address';
import { COPY } from '../copy';
import type { Outcome } from '../model/outcome';
import { OUTCOME } from '../outcome-copy';
import { useOutcome } from '../use-outcome';

/**
 * Instead of a broken client's page: the decision's state on the server.
 * @public broken-client-page loads it as a separate module
 */
export function OutcomePage({ token }: { token: string }) {
  const { outcome, ask } = useOutcome(token);
  const { title, text } = wordsOf(outcome);
  usePageTitle(title);
  return (
    <main className="grid min-h-[80dvh] place-items-center p-4" aria-live="polite">
      {/* A new key for each state, so that React replaces everything instead of changing it. */}
      <EmptyState
        key={outcome.state}
        heading="h1"
        crossed={outcome.state !== 'signed' && outcome.state !== 'asking'}
        title={title}
        text={text}
      >
        {outcome.state !== 'asking' && (
          <div className="flex flex-wrap justify-center gap-3">
            {outcome.state === 'signed' && (
              <AnchorButton href={pdfAddress(outcome.token)} download>
                {OUTCOME.pdf}
              </AnchorButton>
            )}
            {/* A browser too old for the page would break it again (attack 414). */}
            {outcome.state === 'open' && (
              <AnchorButton href="?responder=assinar">{OUTCOME.plain}</AnchorButton>
            )}
            {outcome.state === 'unknown' && <Button onClick={ask}>{OUTCOME.unknown.retry}</Button>}
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {OUTCOME.reload}
            </Button>
          </div>
        )}
      </EmptyState>
    </main>
  );
}

function wordsOf(outcome: Outcome): { title: string; text: string } {
  switch (outcome.state) {
    case 'signed':
      return { title: OUTCOME.signed.title(outcome.own, outcome.instant), text: OUTCOME.signed.text };
    case 'rejected':
      return { title: OUTCOME.rejected.title(outcome.own), text: OUTCOME.rejected.text };
    case 'open':
      return { title: OUTCOME.open.title(outcome.tried), text: OUTCOME.open.text };
    case 'missing':
    case 'verifying':
      return { title: COPY[outcome.state].title, text: outcome.text };
    default:
      return OUTCOME[outcome.state];
  }
}
