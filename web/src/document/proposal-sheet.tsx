import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { useMemo } from 'react';
import { brandOf } from '@acordo/document/brand';
import { sheetOf } from '@acordo/document/sheet';
import { SheetFrame } from './parts/sheet-frame';
import { ElegantTemplate } from './templates/elegant/elegant-template';
import { ModernTemplate } from './templates/modern/modern-template';

interface Props {
  document: ProposalDocument;
  /** Decides the card at its end. */
  status: Status;
  /** The link's end, ISO 8601: shown while the proposal waits for its client. */
  validUntil?: string | null;
  /** Size of the company's logo and name; 1, except in previews. */
  brandScale?: number;
}

/**
 * The proposal as its client sees it, in its template (D26). Fills its container and adapts to the container's width, not
 * to the window's, so that page, preview, miniature and print are one document. Headings start at h2.
 */
export function ProposalSheet({ document, status, validUntil, brandScale = 1 }: Props) {
  const sheet = useMemo(() => sheetOf(document, status), [document, status]);
  const { primaria, secundaria } = document.cores_personalizadas;
  const brand = useMemo(() => brandOf({ primaria, secundaria }), [primaria, secundaria]);
  const Template = document.template === 'elegant' ? ElegantTemplate : ModernTemplate;
  return (
    <SheetFrame brand={brand} brandScale={brandScale} label={sheet.title}>
      <Template sheet={sheet} validUntil={status === 'enviado' ? (validUntil ?? '') : ''} />
    </SheetFrame>
  );
}
