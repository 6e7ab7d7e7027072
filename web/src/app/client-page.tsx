import { Screen } from '../features/public-proposal/components/screen';
import type { FirstResponse } from '../features/public-proposal/first-response';
import { FirstResponseContext } from '../features/public-proposal/first-response';
import { Toaster } from '../shared/ui/toaster';
import { useWholePress } from '../shared/forms/use-whole-press';
import { useKeptFocus } from '../shared/ui/use-kept-focus';
import { BrokenClientPage } from './broken-client-page';
import { ErrorBoundary } from './error-boundary';

/** The client's page as a whole. Browser and gateway draw this very tree, or what was drawn could not be taken over. */
export function ClientPage({ token, first }: { token: string; first: FirstResponse }) {
  useKeptFocus();
  useWholePress();
  return (
    <ErrorBoundary instead={<BrokenClientPage token={token} />}>
      <FirstResponseContext value={first}>
        <Screen token={token} />
      </FirstResponseContext>
      <Toaster />
    </ErrorBoundary>
  );
}
