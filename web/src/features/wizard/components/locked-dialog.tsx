import { COPY as SHARED } from '../../../shared/proposals/copy';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { COPY } from '../copy';

interface LockedDialogProps {
  /** The server's message; undefined while nothing is locked. */
  text: string | undefined;
  duplicating: boolean;
  onClose: () => void;
  onLeave: () => void;
  onDuplicate: () => void;
}

/** The client signed while the owner was editing (423, D14): what was typed can be used in a copy. */
export function LockedDialog({ text, duplicating, onClose, onLeave, onDuplicate }: LockedDialogProps) {
  return (
    <Dialog
      open={text !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={COPY.locked.title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {SHARED.backToDashboard}
          </Button>
          <Button loading={duplicating} onClick={onDuplicate}>
            {SHARED.duplicate.action}
          </Button>
        </>
      }
    />
  );
}
