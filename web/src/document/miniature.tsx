import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import './miniature.css';
import { ProposalSheet } from './proposal-sheet';

interface Props {
  document: ProposalDocument;
  /** What the picture is, for those who don't see it. */
  label: string;
  /** Proportion and frame; A4 unless told otherwise. The sheet is cut off where the frame ends. */
  className?: string;
}

/**
 * The very sheet, drawn at its full width and scaled down by CSS to the width of the frame: a picture, so nothing in it
 * takes the focus or is read out.
 */
export function ProposalMiniature({ document, label, className = '' }: Props) {
  return (
    <figure aria-label={label} className={`proposal-miniature ${className}`} data-print="hide">
      <div inert aria-hidden="true" className="proposal-miniature-sheet">
        <ProposalSheet document={document} status="rascunho" />
      </div>
    </figure>
  );
}
