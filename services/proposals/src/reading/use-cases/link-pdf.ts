import { Injectable } from '@nestjs/common';
import type { NamedPdf } from '../../documents/named-pdf.js';
import { RenderPdf, unsignedSource } from '../../documents/pdf/render-pdf.js';
import { ReadSigned } from '../../documents/use-cases/read-signed.js';
import { StoreSignedPdf } from '../../documents/use-cases/store-signed-pdf.js';
import { ShowProposal } from './show-proposal.js';

/** What a link shows, as PDF: the same document, under the same conditions. */
@Injectable()
export class LinkPdf {
  constructor(
    private readonly showProposal: ShowProposal,
    private readonly readSigned: ReadSigned,
    private readonly stored: StoreSignedPdf,
    private readonly drawPdf: RenderPdf,
  ) {}

  /** Throws LINK_NOT_FOUND, LINK_EXPIRED, RECORD_IN_VERIFICATION, and what StoreSignedPdf and RenderPdf do. */
  async execute(token: string): Promise<NamedPdf> {
    const { row, document } = await this.showProposal.execute(token);
    const signed = row.assinatura ? await this.readSigned.execute(row.id) : null;
    const asker = `link ${row.id}`;
    return {
      title: document.documento.titulo,
      pdf: signed
        ? await this.stored.execute(signed, asker)
        : await this.drawPdf.execute(unsignedSource(document, row.status, row.link_expira_em), asker),
    };
  }
}
