import { Screen } from '../features/public-proposal/components/screen';
import type { FirstResponse } from '../features/public-proposal/first-response';
import { FirstResponseContext } from '../features/public-proposal/first-response';
import { Toaster } from '../shared/ui/toaster';
import { useWholePress } from '../shared/forms/use-whole-press';
import { useKeptFocus } from '../shared/ui/use-kept-focus';
import { BrokenClientPage } from './broken-client-page';
import { ErrorBoundary } from './error-boundary';

/** The whole client's page. Browser and gateway must render the same tree for hydration. */
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
