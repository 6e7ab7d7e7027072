import { Injectable } from '@nestjs/common';
import type { NamedPdf } from '../../documents/named-pdf.js';
import { RenderPdf } from '../../documents/pdf/render-pdf.js';
import { ReadSigned } from '../../documents/use-cases/read-signed.js';
import { ShowProposal } from './show-proposal.js';

/** What a link shows, as PDF: the same document, under the same conditions. */
@Injectable()
export class LinkPdf {
  constructor(
    private readonly showProposal: ShowProposal,
    private readonly readSigned: ReadSigned,
    private readonly drawPdf: RenderPdf,
  ) {}

  /** Throws LINK_NOT_FOUND, LINK_EXPIRED, RECORD_IN_VERIFICATION, and what RenderPdf does. */
  async execute(token: string): Promise<NamedPdf> {
    const { row, document } = await this.showProposal.execute(token);
    const signed = row.assinatura ? await this.readSigned.execute(row.id) : null;
    const unsigned = { document, status: row.status, evidence: null, layout: null };
    return {
      title: document.documento.titulo,
      pdf: await this.drawPdf.execute(signed ?? unsigned, `link ${row.id}`),
    };
  }
}
