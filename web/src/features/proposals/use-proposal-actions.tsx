import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useNavigate } from 'react-router-dom';
import { editPath } from '../../app/paths';
import { useDownloadPdf } from '../../shared/proposals/use-download-pdf';
import { useDuplicate } from '../../shared/proposals/use-duplicate';
import { useRevokeLink } from '../../shared/proposals/use-revoke-link';
import type { Elements } from '../../shared/ui/elements';
import { useReminder } from './use-reminder';

export interface ProposalActions {
  /** A copy, which opens to be edited. */
  duplicate: (proposal: Proposal) => void;
  duplicating: boolean;
  download: (proposal: Proposal) => void;
  downloading: boolean;
  /** Proposal that is being copied or downloaded. */
  working: string | undefined;
  revoke: (proposal: Proposal) => void;
  /** 'Cobrar resposta' (P120). */
  remind: (proposal: Proposal) => void;
  /** Place it once on the page. */
  dialog: Elements;
}

/** Common actions of row, side sheet and owner view. */
export function useProposalActions(): ProposalActions {
  const navigate = useNavigate();
  const copy = useDuplicate(({ id }) => void navigate(editPath(id)));
  const pdf = useDownloadPdf();
  const link = useRevokeLink();
  const reminder = useReminder();
  return {
    duplicate: copy.start,
    duplicating: copy.duplicating !== undefined,
    download: ({ id }) => {
      if (!pdf.isPending) pdf.mutate(id);
    },
    downloading: pdf.isPending,
    working: copy.duplicating ?? (pdf.isPending ? pdf.variables : undefined),
    revoke: link.start,
    remind: reminder.start,
    dialog: (
      <>
        {link.dialog}
        {reminder.dialog}
      </>
    ),
  };
}
