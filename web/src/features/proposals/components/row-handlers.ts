import type { Proposal } from '@acordo/contracts/http/propostas/proposal';

/** What can be done with a row. The same functions all the time: hundreds of rows are not drawn again for their sake. */
export interface RowHandlers {
  onOpen: (proposal: Proposal) => void;
  onShare: (proposal: Proposal) => void;
  onLink: (proposal: Proposal) => void;
  onDelete: (proposal: Proposal) => void;
}
