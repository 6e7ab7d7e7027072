import { WifiOff } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { CONFIRM } from '../copy';
import { AuthSheet } from './auth-sheet';
import { OutcomeMark } from './outcome-mark';

/** The server could not be asked; the link is still good. */
export function ConfirmFailed({ onRetry }: { onRetry: () => void }) {
  const { title, text, again } = CONFIRM.failed;
  return (
    <AuthSheet takesFocus title={title} text={text} mark={<OutcomeMark icon={WifiOff} tone="warn" />}>
      <Button block onClick={onRetry}>
        {again}
      </Button>
    </AuthSheet>
  );
}
