import { Logger } from '@nestjs/common';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { ByteCache } from '@acordo/service-kit/memory/byte-cache';
import { MadeOnce } from '@acordo/service-kit/memory/made-once';
import type { ChildPool } from '../../children/child-pool.js';
import { JobFailed } from '../../children/job-errors.js';
import type { Asset } from '../../assets/domain/asset.js';
import type { FrozenDocument } from '../domain/document.js';
import type { SignatureEvidence } from '../domain/evidence.js';
import { pdfModel } from '../domain/build-pdf-model.js';
import type { PictureName } from '../domain/pdf-model.js';
import { canDraw } from '../fonts/drawing.js';
import { drawReceipt, type Site } from './draw-receipt.js';
import type { PdfJob } from './pdf-job.js';

export interface PdfSource {
  document: FrozenDocument;
  /** Null where nobody signed: the document alone. */
  evidence: SignatureEvidence | null;
}

export interface PdfOptions {
  children: Pick<ChildPool, 'run'>;
  cache: ByteCache<Uint8Array>;
  /** Reads a logo field; null where there is nothing to draw. */
  readLogo(value: string): Promise<Asset | null>;
  site: Site;
}

const EXTENSION = { png: 'png', jpeg: 'jpg' } as const;

/** The document as PDF (D25). The same document, signed the same way, is the same bytes, drawn once while they are kept. */
export class DrawPdf {
  private readonly logger = new Logger(DrawPdf.name);
  private readonly made: MadeOnce;

  constructor(private readonly options: PdfOptions) {
    this.made = new MadeOnce(options.cache);
  }

  /** Throws BUSY (429), UNAVAILABLE. */
  run(source: PdfSource): Promise<Uint8Array> {
    const key = `${source.document.hash.toString('hex')} ${source.evidence?.codigo ?? ''}`;
    return this.made.get(key, () => this.draw(source));
  }

  private async draw(source: PdfSource): Promise<Uint8Array> {
    const job = await this.jobOf(source);
    try {
      return await this.options.children.run<Uint8Array>(job);
    } catch (error) {
      if (!(error instanceof JobFailed) || error.reason === 'error') throw error;
      this.logger.error(`document ${source.document.hash.toString('hex')}: ${error.message}`);
      throw new AppError('UNAVAILABLE', { cause: error });
    }
  }

  private async jobOf({ document: { documento }, evidence }: PdfSource): Promise<PdfJob> {
    const can = canDraw();
    const fields = { company: documento.empresa.logo_url, client: documento.logo_cliente_url };
    const logos = await Promise.all(
      Object.entries(fields).map(async ([name, value]) => ({
        name: name as PictureName,
        logo: value === '' ? null : await this.options.readLogo(value),
      })),
    );
    const pictures = logos.flatMap(({ name, logo }) =>
      logo ? [{ name, file: `${name}.${EXTENSION[logo.kind]}`, bytes: logo.bytes }] : [],
    );
    const receipt = evidence && (await drawReceipt(evidence, documento.titulo, this.options.site, can));
    const model = pdfModel(documento, {
      pictures: Object.fromEntries(pictures.map(({ name, file }) => [name, file])),
      receipt,
      can,
    });
    return {
      template: documento.template,
      data: JSON.stringify(model),
      pictures: pictures.map(({ file, bytes }) => ({ file, bytes })),
      standard: evidence ? 'a-3a' : 'ua-1',
    };
  }
}
