import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import type { NamedPdf } from '../../documents/named-pdf.js';
import { DrawPdf } from '../../documents/pdf/draw-pdf.js';
import { findSignedRecord } from '../../documents/persistence/signed-record.js';
import { ShowProposal } from './show-proposal.js';

/** What a link shows, as PDF: the same document, under the same conditions. */
@Injectable()
export class LinkPdf {
  constructor(
    private readonly showProposal: ShowProposal,
    private readonly database: Database,
    private readonly drawPdf: DrawPdf,
  ) {}

  /** Throws LINK_NOT_FOUND, LINK_EXPIRED, and what DrawPdf does. */
  async run(token: string): Promise<NamedPdf> {
    const { row, document } = await this.showProposal.run(token);
    const signed = row.assinatura ? await findSignedRecord(this.database, row.id) : null;
    return {
      title: document.documento.titulo,
      pdf: await this.drawPdf.run(signed ?? { document, evidence: null, layout: null }, `link ${row.id}`),
    };
  }
}
