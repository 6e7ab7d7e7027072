import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useDeleteProposal } from '../api/delete-proposal';
import { COPY } from '../copy';

type Deletable = Pick<Proposal, 'id' | 'user_id' | 'titulo' | 'status'>;

interface DeleteDialogProps {
  /** The proposal to delete; undefined while the dialog is closed. */
  proposal: Deletable | undefined;
  onClose: () => void;
  /** Gets the focus, since the pressed button is removed with its row. */
  headingId: string;
}

/** Closes by itself only when the delete has succeeded (P90). */
export function DeleteDialog({ proposal, onClose, headingId }: DeleteDialogProps) {
  const remove = useDeleteProposal(onClose);
  const open = proposal !== undefined;
  const was = useRef(open);
  useEffect(() => {
    if (was.current === open) return;
    was.current = open;
    if (open) return;
    // After the dialog has tried to restore the focus.
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
      text={<Text proposal={proposal} />}
      cancelLabel={COPY.remove.cancel}
      confirmLabel={COPY.remove.confirm}
      loading={remove.isPending}
      onConfirm={() => proposal && remove.mutate(proposal)}
    />
  );
}

/** What is lost, and what is not (D13, D21). */
function Text({ proposal }: { proposal: Deletable | undefined }) {
  const { text, stays } = COPY.remove;
  return (
    <>
      <span className="block">{text(proposal?.titulo ?? '')}</span>
      {proposal?.status === 'aceito' && <span className="mt-2 block">{stays.signed}</span>}
      <span className="mt-2 block">{stays.counted}</span>
    </>
  );
}
