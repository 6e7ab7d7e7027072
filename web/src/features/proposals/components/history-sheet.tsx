import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { Sheet } from '../../../shared/ui/sheet';
import { COPY } from '../copy';
import { History } from './history';
import { SheetPart } from './sheet-part';
import { Views } from './views';

interface HistorySheetProps {
  proposal: Proposal;
  open: boolean;
  onClose: () => void;
}

/** Beside the owner view, so that the document stays the main content. */
export function HistorySheet({ proposal, open, onClose }: HistorySheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={COPY.history.title}
      description={proposal.titulo}
    >
      <div className="grid grid-cols-1 gap-7">
        <SheetPart title={COPY.views.title}>
          <Views proposal={proposal} />
        </SheetPart>
        <SheetPart title={COPY.history.title}>
          <History id={proposal.id} />
        </SheetPart>
      </div>
    </Sheet>
  );
}
