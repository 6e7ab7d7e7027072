import type { Proposal } from '@acordo/contracts/http/propostas/proposal';

/** Actions of a row. Stable functions, so that hundreds of rows are not rendered again because of them. */
export interface RowHandlers {
  onOpen: (proposal: Proposal) => void;
  onShare: (proposal: Proposal) => void;
  onLink: (proposal: Proposal) => void;
  onDuplicate: (proposal: Proposal) => void;
  onDownload: (proposal: Proposal) => void;
  onRemind: (proposal: Proposal) => void;
  onRevoke: (proposal: Proposal) => void;
  onReplace: (proposal: Proposal) => void;
  onDelete: (proposal: Proposal) => void;
}
