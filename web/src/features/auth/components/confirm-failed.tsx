import { CircleAlert, WifiOff } from 'lucide-react';
import { failureNotice } from '../../../shared/forms/failure-notice';
import { ApiError } from '../../../shared/http/api-error';
import { Button } from '../../../shared/ui/button';
import { CONFIRM } from '../copy';
import { AuthSheet } from './auth-sheet';
import { OutcomeMark } from './outcome-mark';

interface ConfirmFailedProps {
  error: unknown;
  sending: boolean;
  onRetry: () => void;
}

/** The server could not be reached, or was busy; the link is still valid. */
export function ConfirmFailed({ error, sending, onRetry }: ConfirmFailedProps) {
  const { title, text, offline, again, sending: busy } = CONFIRM.failed;
  const isOffline = error instanceof ApiError && error.code === 'NETWORK';
  const said = isOffline ? offline : failureNotice(error, { title, detail: text }).detail;
  return (
    <AuthSheet
      takesFocus
      title={title}
      text={said}
      mark={<OutcomeMark icon={isOffline ? WifiOff : CircleAlert} tone="warn" />}
    >
      <Button block loading={sending} onClick={onRetry}>
        {sending ? busy : again}
      </Button>
    </AuthSheet>
  );
}
