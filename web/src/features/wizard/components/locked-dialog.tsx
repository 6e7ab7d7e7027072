import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { COPY as SHARED } from '../../../shared/proposals/copy';
import { COPY } from '../copy';

interface LockedDialogProps {
  /** The server's sentence; undefined while nothing is locked. */
  text: string | undefined;
  onClose: () => void;
  onLeave: () => void;
}

/** The client signed while the owner was editing (423, D14): what is left is the way back. */
export function LockedDialog({ text, onClose, onLeave }: LockedDialogProps) {
  return (
    <Dialog
      open={text !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={COPY.locked.title}
      description={text}
      footer={<Button onClick={onLeave}>{SHARED.backToDashboard}</Button>}
    />
  );
}
