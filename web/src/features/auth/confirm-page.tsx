import { useFragmentToken } from '../../shared/session/use-fragment-token';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { AuthFrame } from './components/auth-frame';
import { ConfirmDone } from './components/confirm-done';
import { ConfirmFailed } from './components/confirm-failed';
import { ConfirmOver } from './components/confirm-over';
import { CONFIRM } from './copy';
import { useConfirmation } from './use-confirmation';

/** /auth/confirmar#token: where the confirmation mail leads (D10). */
export function Component() {
  const token = useFragmentToken();
  usePageTitle(CONFIRM.pageTitle);
  return (
    <AuthFrame>
      <Outcome key={token} token={token} />
    </AuthFrame>
  );
}

function Outcome({ token }: { token: string }) {
  const { outcome, retry } = useConfirmation(token);
  switch (outcome.state) {
    case 'checking':
      return <PageSpinner label={CONFIRM.checking} />;
    case 'failed':
      return <ConfirmFailed onRetry={retry} />;
    case 'over':
      return <ConfirmOver user={outcome.user} />;
    case 'done':
      return <ConfirmDone words={CONFIRM.done} loggedIn={outcome.user !== null} />;
  }
}
