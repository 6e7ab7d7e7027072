import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { NamedPdf } from '../named-pdf.js';
import { ReadSigned } from './read-signed.js';
import { StoreSignedPdf } from './store-signed-pdf.js';

/** The PDF that both parties get by email (D29), deleted since or not. */
@Injectable()
export class SignedPdf {
  constructor(
    private readonly readSigned: ReadSigned,
    private readonly stored: StoreSignedPdf,
  ) {}

  /**
   * `asker`: whose queue it waits in. Throws PROPOSAL_NOT_FOUND where nothing was signed, RECORD_IN_VERIFICATION, and what
   * StoreSignedPdf does.
   */
  async execute(id: string, asker: string): Promise<NamedPdf> {
    const signed = await this.readSigned.execute(id);
    if (!signed) throw new AppError('PROPOSAL_NOT_FOUND');
    return { title: signed.document.documento.titulo, pdf: await this.stored.execute(signed, asker) };
  }
}
