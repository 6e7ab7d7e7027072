import { Screen } from '../features/public-proposal/components/screen';
import type { FirstAnswer } from '../features/public-proposal/first-answer';
import { FirstAnswerContext } from '../features/public-proposal/first-answer';
import { Toaster } from '../shared/ui/toaster';
import { useWholePress } from '../shared/forms/use-whole-press';
import { useKeptFocus } from '../shared/ui/use-kept-focus';
import { BrokenClientPage } from './broken-client-page';
import { ErrorBoundary } from './error-boundary';

/** The client's page as a whole. Browser and gateway draw this very tree, or what was drawn could not be taken over. */
export function ClientPage({ token, first }: { token: string; first: FirstAnswer }) {
  useKeptFocus();
  useWholePress();
  return (
    <ErrorBoundary instead={<BrokenClientPage token={token} />}>
      <FirstAnswerContext value={first}>
        <Screen token={token} />
      </FirstAnswerContext>
      <Toaster />
    </ErrorBoundary>
  );
}
