import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { ReadSettings } from '../../company/use-cases/read-settings.js';
import { toContent } from '../../content/content-columns.js';
import { toIssue } from '../../content/issue-columns.js';
import { markSeen, readMarked } from '../../content/mark-seen.js';
import type { OwnRow } from '../../proposals/own-row.js';
import { GetProposal } from '../../proposals/use-cases/get-proposal.js';
import { freeze } from '../../content/domain/document.js';
import type { NamedPdf } from '../named-pdf.js';
import { RenderPdf, unsignedSource } from '../pdf/render-pdf.js';
import { ReadSigned } from './read-signed.js';
import { StoreSignedPdf } from './store-signed-pdf.js';

/** The owner's copy: what was signed, or the proposal as it is now. */
@Injectable()
export class OwnPdf {
  constructor(
    private readonly database: Database,
    private readonly getProposal: GetProposal,
    private readonly settings: ReadSettings,
    private readonly readSigned: ReadSigned,
    private readonly stored: StoreSignedPdf,
    private readonly drawPdf: RenderPdf,
  ) {}

  /** Throws PROPOSAL_NOT_FOUND, RECORD_IN_VERIFICATION, and what StoreSignedPdf and RenderPdf do. */
  async execute(userId: string, id: string): Promise<NamedPdf> {
    const row = await readMarked(() => this.read(userId, id));
    const signed = await this.readSigned.execute(id);
    const company = (await this.settings.find(userId)) ?? NO_COMPANY;
    const document = signed?.document ?? freeze(toContent(row), company, toIssue(row));
    const asker = `owner ${userId}`;
    return {
      title: document.documento.titulo,
      pdf: signed
        ? await this.stored.execute(signed, asker)
        : await this.drawPdf.execute(unsignedSource(document, row.status, row.link_expira_em), asker),
    };
  }

  /** A PDF is passed on, so its version is kept (docs/decisions/0029). Null if it was replaced meanwhile. */
  private async read(userId: string, id: string): Promise<OwnRow | null> {
    const row = await this.getProposal.execute(userId, id);
    return row.record.signature || (await markSeen(this.database, id, row.versao)) ? row : null;
  }
}
