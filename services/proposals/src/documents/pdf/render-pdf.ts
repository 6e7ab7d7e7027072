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
import { pdfModel } from '../domain/build-pdf-model.js';
import type { PictureName } from '../domain/pdf-model.js';
import { canDraw } from '../fonts/drawing.js';
import { drawReceipt, type Site } from './draw-receipt.js';
import type { PdfJob } from './pdf-job.js';

export interface PdfSource {
  document: FrozenDocument;
  /** Of the document's proposal. */
  status: Status;
  /** Null if unsigned: only the document. */
  evidence: SignatureEvidence | null;
  /** The layout in which the signed document was rendered before. */
  layout: Layout | null;
}

export interface PdfOptions {
  children: Pick<ChildPool, 'run' | 'expectRoom'>;
  cache: ByteCache<Uint8Array>;
  /** Remaining layouts of documents that failed in others. */
  failures: ByteCache<readonly Layout[]>;
  /** Reads a logo field; null without an image. */
  readLogo(value: string): Promise<Asset | null>;
  /** Stores the layout of a signed PDF; returns the first stored one. */
  keepLayout(codigo: string, layout: Layout): Promise<Layout>;
  site: Site;
}

const EXTENSION = { png: 'png', jpeg: 'jpg' } as const;
const LAYOUTS: readonly Layout[] = ['template', 'plain'];
const RETRY_AFTER_S = 10;

/**
 * The document as PDF (D25). The same document with the same decision is the same bytes, rendered once while they are cached. What
 * its template fails on is rendered plainly, with the same texts and evidence: every signed document has a PDF.
 */
export class RenderPdf {
  private readonly logger = new Logger(RenderPdf.name);
  private readonly made: SingleFlightCache;

  constructor(private readonly options: PdfOptions) {
    this.made = new SingleFlightCache(options.cache);
  }

  /** `asker`: whose queue it waits in. Throws BUSY (429), UNAVAILABLE. */
  execute(source: PdfSource, asker: string): Promise<Uint8Array> {
    const key = `${source.document.hash.toString('hex')} ${source.evidence?.codigo ?? ''} ${source.status}`;
    return this.made.get(key, () => this.draw(source, key, asker));
  }

  private async draw(source: PdfSource, key: string, asker: string): Promise<Uint8Array> {
    const { children, failures } = this.options;
    children.expectRoom(asker); // preparing a job takes longer than refusing it
    let left = failures.get(key) ?? (source.layout ? [source.layout] : LAYOUTS);
    for (let [layout] = left; layout; [layout] = left) {
      const pdf = await this.drawAs(layout, source, asker);
      if (pdf) return this.settled(pdf, layout, source, asker);
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

  /** A signed document keeps its first layout, also if two copies of the service rendered it at once. */
  private async settled(
    pdf: Uint8Array,
    layout: Layout,
    source: PdfSource,
    asker: string,
  ): Promise<Uint8Array> {
    if (!source.evidence || source.layout) return pdf;
    const first = await this.options.keepLayout(source.evidence.codigo, layout);
    if (first === layout) return pdf;
    const other = await this.drawAs(first, source, asker);
    if (!other) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_S });
    return other;
  }

  private async jobOf(
    { document: { documento }, status, evidence }: PdfSource,
    layout: Layout,
  ): Promise<PdfJob> {
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
      status,
      receipt,
      can,
    });
    return {
      template: layout === 'plain' ? layout : documento.template,
      data: JSON.stringify(model),
      pictures: pictures.map(({ file, bytes }) => ({ file, bytes })),
      standard: evidence ? 'a-3a' : 'ua-1',
    };
  }
}
