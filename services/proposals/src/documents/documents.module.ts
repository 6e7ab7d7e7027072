import { ByteCache } from '@acordo/service-kit/memory/byte-cache';
import { type DynamicModule, Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { ReadLogo } from '../assets/use-cases/read-logo.js';
import { ChildPool } from '../children/child-pool.js';
import { childScript } from '../children/child-script.js';
import { CompanyModule } from '../company/company.module.js';
import { ProposalsModule } from '../proposals/proposals.module.js';
import { DocumentsController } from './documents.controller.js';
import { PDF_LIMITS } from './pdf/limits.js';
import { RenderPdf } from './pdf/render-pdf.js';
import type { Site } from './pdf/draw-receipt.js';
import { OwnPdf } from './use-cases/own-pdf.js';
import { ReadSigned } from './use-cases/read-signed.js';
import { SignedPdf } from './use-cases/signed-pdf.js';
import { StoreMissingPdfs } from './use-cases/store-missing-pdfs.js';
import { StoreSignedPdf } from './use-cases/store-signed-pdf.js';

const CHILDREN = Symbol('PDF children');
const MB = 1024 * 1024;
/** Only PDFs wait for PDFs; opening a page or signing does not. */
const NICENESS = 15;
/** Waiting jobs of one owner or one link: the rest of the queue is for others. */
const QUEUE_OF_ONE = 8;
/** How long a document is not retried in a layout that failed. */
const FAILED_MS = 5 * 60_000;
const FAILURES_BYTES = 1024 * 1024;
/** People open a proposal's PDF again within minutes; what was deleted since does not stay longer (D21). */
const KEPT_MS = 10 * 60_000;

interface DocumentsOptions {
  site: Site;
  cacheMb: number;
  /** Processes; one fewer than there are cores without it. */
  children?: number;
  queue: number;
}

/** The proposal as PDF, rendered in child processes (D25). */
@Module({})
export class DocumentsModule {
  static with({ site, cacheMb, children: size, queue }: DocumentsOptions): DynamicModule {
    return {
      module: DocumentsModule,
      global: true, // links show documents as well
      imports: [AssetsModule, CompanyModule, ProposalsModule],
      controllers: [DocumentsController],
      providers: [
        {
          provide: CHILDREN, // a provider, so that it ends with the service
          useFactory: () =>
            new ChildPool({
              name: 'pdf',
              script: childScript('./pdf/draw-pdf.child.js', import.meta.url),
              queue,
              queueOfOne: QUEUE_OF_ONE,
              niceness: NICENESS,
              ...PDF_LIMITS,
              ...(size && { size }),
            }),
        },
        {
          provide: RenderPdf,
          useFactory: (children: ChildPool, readLogo: ReadLogo) =>
            new RenderPdf({
              children,
              cache: new ByteCache({ maxBytes: cacheMb * MB, maxAgeMs: KEPT_MS }),
              failures: new ByteCache({ maxBytes: FAILURES_BYTES, maxAgeMs: FAILED_MS }),
              readLogo: (value) => readLogo.execute(value),
              site,
            }),
          inject: [CHILDREN, ReadLogo],
        },
        ReadSigned,
        OwnPdf,
        SignedPdf,
        StoreSignedPdf,
        StoreMissingPdfs,
      ],
      exports: [RenderPdf, ReadSigned, SignedPdf, StoreSignedPdf, StoreMissingPdfs],
    };
  }
}
