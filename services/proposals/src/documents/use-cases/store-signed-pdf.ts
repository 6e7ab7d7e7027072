import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { sha256 } from '@acordo/document/canonical';
import { Injectable } from '@nestjs/common';
import { Agreement } from '../../records/agreement.js';
import { RenderPdf } from '../pdf/render-pdf.js';
import {
  findSignedPdf,
  type StoredPdf,
  storedPdfAgrees,
  storeSignedPdf,
} from '../persistence/signed-pdfs.js';
import type { SignedDocument } from './read-signed.js';

/**
 * The PDF of a signature: rendered once, with the templates of its time (P111), stored, and from then on returned as stored (P110).
 * Bytes without the stored hash are never returned (docs/decisions/0027).
 */
@Injectable()
export class StoreSignedPdf {
  constructor(
    private readonly database: Database,
    private readonly agreement: Agreement,
    private readonly renderPdf: RenderPdf,
  ) {}

  /** `asker`: whose queue it waits in. Throws PROPOSAL_NOT_FOUND, RECORD_IN_VERIFICATION, and what RenderPdf does. */
  async execute(signed: SignedDocument, asker: string): Promise<Uint8Array> {
    const found = await this.find(signed);
    if (found.conteudo) return this.checked(found, signed);
    const { document, evidence } = signed;
    const { layout, edicao: edition } = found;
    const source = { document, status: 'aceito', evidence, validUntil: null, layout, edition } as const;
    const conteudo = Buffer.from(await this.renderPdf.execute(source, asker));
    if (await storeSignedPdf(this.database, signed.decisionId, { conteudo, hash: sha256(conteudo) }))
      return conteudo;
    // Another request stored one meanwhile: both return that.
    const first = await this.find(signed);
    if (!first.conteudo) throw new AppError('PROPOSAL_NOT_FOUND');
    return this.checked(first, signed);
  }

  /** Whether what is stored may be returned. */
  async agrees(proposalId: string, decisionId: string): Promise<boolean> {
    const agrees = await storedPdfAgrees(this.database, decisionId);
    if (!agrees) this.agreement.alarm(proposalId, ['signed_pdfs.conteudo']);
    return agrees;
  }

  /** Its years may be over since the record was read (D37). */
  private async find({ decisionId }: SignedDocument) {
    const found = await findSignedPdf(this.database, decisionId);
    if (!found) throw new AppError('PROPOSAL_NOT_FOUND');
    return found;
  }

  private checked({ conteudo, hash }: StoredPdf, { proposalId }: SignedDocument): Uint8Array {
    if (sha256(conteudo).equals(hash)) return conteudo;
    this.agreement.alarm(proposalId, ['signed_pdfs.conteudo']);
    throw new AppError('RECORD_IN_VERIFICATION');
  }
}
