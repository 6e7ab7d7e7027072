import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { useMemo } from 'react';
import { brandOf } from '@acordo/contracts/document/brand';
import { sheetOf } from '@acordo/contracts/document/sheet';
import { SheetFrame } from './parts/sheet-frame';
import { ElegantTemplate } from './templates/elegant/elegant-template';
import { ModernTemplate } from './templates/modern/modern-template';

interface Props {
  document: ProposalDocument;
  /** Size of the company's logo and name, 1 unless a preview wants them larger or smaller. */
  brandScale?: number;
}

/**
 * The proposal as its client sees it, in its template (D26). Fills the width it is given and answers to that width, not
 * to the window's, so that page, preview, miniature and print are one document. Headings start at h2.
 */
export function ProposalSheet({ document, brandScale = 1 }: Props) {
  const sheet = useMemo(() => sheetOf(document), [document]);
  const { primaria, secundaria } = document.cores_personalizadas;
  const brand = useMemo(() => brandOf({ primaria, secundaria }), [primaria, secundaria]);
  const Template = document.template === 'elegant' ? ElegantTemplate : ModernTemplate;
  return (
    <SheetFrame brand={brand} brandScale={brandScale} label={sheet.title}>
      <Template sheet={sheet} />
    </SheetFrame>
  );
}
