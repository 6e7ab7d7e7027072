import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useDeleteProposal } from '../api/delete-proposal';
import { COPY } from '../copy';

interface DeleteDialogProps {
  /** The proposal in question; undefined while nothing is asked. */
  proposal: Pick<Proposal, 'id' | 'user_id' | 'titulo'> | undefined;
  onClose: () => void;
  /** Takes the focus: the button that had it is gone with its row. */
  headingId: string;
}

/** Closes by itself only when the delete has succeeded (product.md point 8). */
export function DeleteDialog({ proposal, onClose, headingId }: DeleteDialogProps) {
  const remove = useDeleteProposal(onClose);
  const open = proposal !== undefined;
  const was = useRef(open);
  useEffect(() => {
    if (was.current === open) return;
    was.current = open;
    if (open) return;
    // After the dialog has tried to give the focus back.
    const timer = window.setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById(headingId)?.focus();
    });
    return () => window.clearTimeout(timer);
  }, [open, headingId]);
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={(next) => !next && !remove.isPending && onClose()}
      title={COPY.remove.title}
      text={COPY.remove.text(proposal?.titulo ?? '')}
      cancelLabel={COPY.remove.cancel}
      confirmLabel={COPY.remove.confirm}
      loading={remove.isPending}
      onConfirm={() => proposal && remove.mutate(proposal)}
    />
  );
}
