import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import './miniature.css';
import { ProposalSheet } from './proposal-sheet';

interface Props {
  document: ProposalDocument;
  /** The picture's alternative text. */
  label: string;
  /** Proportion and frame; A4 by default. The sheet is cut off at the frame. */
  className?: string;
}

/**
 * The same sheet, rendered at its full width and scaled down by CSS to the frame's width: a picture, so nothing in it
 * gets the focus or is read out.
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
