import { useFragmentToken } from '../../shared/session/use-fragment-token';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { AuthFrame } from './components/auth-frame';
import { ConfirmAsk } from './components/confirm-ask';
import { ConfirmDone } from './components/confirm-done';
import { ConfirmFailed } from './components/confirm-failed';
import { ConfirmIncomplete } from './components/confirm-incomplete';
import { ConfirmOver } from './components/confirm-over';
import { CONFIRM } from './copy';
import { useConfirmation } from './use-confirmation';

/** /auth/confirmar#token: the link of the confirmation email (D10). Opening it makes no call and changes nothing. */
export function Component() {
  const token = useFragmentToken();
  usePageTitle(CONFIRM.pageTitle);
  return (
    <AuthFrame>{token === '' ? <ConfirmIncomplete /> : <Confirm key={token} token={token} />}</AuthFrame>
  );
}

function Confirm({ token }: { token: string }) {
  const { outcome, sending, confirm } = useConfirmation(token);
  const onConfirm = (): void => void confirm();
  switch (outcome.state) {
    case 'asking':
      return <ConfirmAsk sending={sending} onConfirm={onConfirm} />;
    case 'failed':
      return <ConfirmFailed error={outcome.error} sending={sending} onRetry={onConfirm} />;
    case 'over':
      return <ConfirmOver words={CONFIRM.over} user={outcome.user} takesFocus />;
    case 'done':
      return <ConfirmDone words={CONFIRM.done} loggedIn={outcome.user !== null} />;
  }
}
