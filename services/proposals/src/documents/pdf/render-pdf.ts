import { Logger } from '@nestjs/common';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { Status } from '@acordo/contracts/http/propostas/states';
import type { ByteCache } from '@acordo/service-kit/memory/byte-cache';
import { SingleFlightCache } from '@acordo/service-kit/memory/single-flight-cache';
import type { ChildPool } from '../../children/child-pool.js';
import { JobFailed } from '../../children/job-errors.js';
import type { Asset } from '../../assets/domain/asset.js';
import type { FrozenDocument } from '../../content/domain/document.js';
import type { SignatureEvidence } from '../domain/signature-evidence.js';
import type { Layout } from '../domain/layout.js';
import { EDITION } from '../domain/edition.js';
import type { PictureName } from '../domain/pdf-model.js';
import { canDraw } from '../fonts/drawing.js';
import { drawReceipt, type Site } from './draw-receipt.js';
import { editionOf } from './editions.js';
import type { PdfJob } from './pdf-job.js';

export interface PdfSource {
  document: FrozenDocument;
  /** Of the document's proposal. */
  status: Status;
  /** Null if unsigned: only the document. */
  evidence: SignatureEvidence | null;
  /** The end of the link through which it can be answered; null where the cover says none. */
  validUntil: Date | null;
  /** The layout in which an earlier release rendered the signed document; null where it is not known. */
  layout: Layout | null;
  /** Of the templates that the signature names (P111). */
  edition: number;
}

/** What nobody has signed is rendered by the templates of this release. */
export const unsignedSource = (
  document: FrozenDocument,
  status: Status,
  linkEnd: Date | null = null,
): PdfSource => ({
  document,
  status,
  evidence: null,
  validUntil: status === 'enviado' ? linkEnd : null,
  layout: null,
  edition: EDITION,
});

export interface PdfOptions {
  children: Pick<ChildPool, 'run' | 'expectRoom'>;
  cache: ByteCache<Uint8Array>;
  /** Remaining layouts of documents that failed in others. */
  failures: ByteCache<readonly Layout[]>;
  /** Reads a logo field; null without an image. */
  readLogo(value: string): Promise<Asset | null>;
  site: Site;
}

const EXTENSION = { png: 'png', jpeg: 'jpg' } as const;
const LAYOUTS: readonly Layout[] = ['template', 'plain'];
const RETRY_AFTER_S = 10;

/**
 * The document as PDF (D25), rendered once while it is cached. What its template fails on is rendered plainly, with the same texts
 * and evidence: every signed document has a PDF.
 */
export class RenderPdf {
  private readonly logger = new Logger(RenderPdf.name);
  private readonly made: SingleFlightCache;

  constructor(private readonly options: PdfOptions) {
    this.made = new SingleFlightCache(options.cache);
  }

  /** `asker`: whose queue it waits in. Throws BUSY (429), UNAVAILABLE. */
  execute(source: PdfSource, asker: string): Promise<Uint8Array> {
    const { document, evidence, status, validUntil } = source;
    const key = [document.hash.toString('hex'), evidence?.codigo, status, validUntil?.getTime()].join(' ');
    return this.made.get(key, () => this.draw(source, key, asker));
  }

  private async draw(source: PdfSource, key: string, asker: string): Promise<Uint8Array> {
    const { children, failures } = this.options;
    children.expectRoom(asker); // preparing a job takes longer than refusing it
    let left = failures.get(key) ?? (source.layout ? [source.layout] : LAYOUTS);
    for (let [layout] = left; layout; [layout] = left) {
      const pdf = await this.drawAs(layout, source, asker);
      if (pdf) return pdf;
      left = left.slice(1);
      failures.set(key, left, key.length);
    }
    throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_S });
  }

  /** Null where the content is too much for the layout. */
  private async drawAs(layout: Layout, source: PdfSource, asker: string): Promise<Uint8Array | null> {
    const job = await this.jobOf(source, layout);
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.options.children.run<Uint8Array>(job, asker);
      } catch (error) {
        if (!(error instanceof JobFailed)) throw error;
        this.logger.error(`document ${source.document.hash.toString('hex')}, ${layout}: ${error.message}`);
        if (error.reason === 'start' || error.reason === 'timeout')
          throw new AppError('UNAVAILABLE', { cause: error, retryAfter: RETRY_AFTER_S });
        // A child may have failed because of an earlier job; in a new one this document is the cause.
        if (error.reason !== 'crash' || tries > 1) return null;
      }
    }
  }

  private async jobOf(
    { document: { documento }, status, evidence, validUntil, edition }: PdfSource,
    layout: Layout,
  ): Promise<PdfJob> {
    const { folder, model } = await editionOf(edition);
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
    const receipt = evidence && (await drawReceipt(evidence, documento, this.options.site, can, model));
    const data = model.pdfModel(documento, {
      pictures: Object.fromEntries(pictures.map(({ name, file }) => [name, file])),
      status,
      receipt,
      validUntil,
      can,
    });
    return {
      folder,
      template: layout === 'plain' ? layout : documento.template,
      data: JSON.stringify(data),
      pictures: pictures.map(({ file, bytes }) => ({ file, bytes })),
      standard: evidence ? 'a-3a' : 'ua-1',
    };
  }
}
