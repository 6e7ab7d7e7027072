import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useDeleteProposal } from '../api/delete-proposal';
import { COPY } from '../copy';

interface DeleteDialogProps {
  /** The proposal in question; undefined while nothing is asked. */
  proposal: Pick<Proposal, 'id' | 'titulo'> | undefined;
  onClose: () => void;
}

/** Closes by itself only when the delete has succeeded (product.md point 8). */
export function DeleteDialog({ proposal, onClose }: DeleteDialogProps) {
  const remove = useDeleteProposal(onClose);
  return (
    <ConfirmDialog
      danger
      open={proposal !== undefined}
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={COPY.remove.title}
      text={COPY.remove.text(proposal?.titulo ?? '')}
      cancelLabel={COPY.remove.cancel}
      confirmLabel={COPY.remove.confirm}
      loading={remove.isPending}
      onConfirm={() => proposal && remove.mutate(proposal.id)}
    />
  );
}
