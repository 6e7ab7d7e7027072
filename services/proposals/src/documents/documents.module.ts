import { availableParallelism } from 'node:os';
import { ByteCache } from '@acordo/service-kit/memory/byte-cache';
import { type DynamicModule, Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { ReadLogo } from '../assets/use-cases/read-logo.js';
import { ChildPool } from '../children/child-pool.js';
import { childScript } from '../children/child-script.js';
import type { Config } from '../config.js';
import { DocumentsController } from './documents.controller.js';
import { DrawPdf } from './pdf/draw-pdf.js';
import { OwnPdf } from './use-cases/own-pdf.js';
import { ReadSigned } from './use-cases/read-signed.js';
import { SignedPdf } from './use-cases/signed-pdf.js';

const CHILDREN = Symbol('PDF children');
const MB = 1024 * 1024;
/** Who waits for a PDF waits for a document; who opens a page or signs does not wait for somebody else's. */
const NICENESS = 5;
/** Owner, client and both mails ask within minutes of a signature; what was deleted since does not stay longer (D21). */
const KEPT_MS = 10 * 60_000;

/** The proposal as PDF, drawn in children (D25). */
@Module({})
export class DocumentsModule {
  static with({ APP_NAME, PDF_CACHE_MB, PDF_CHILDREN, PDF_QUEUE, PUBLIC_URL }: Config): DynamicModule {
    return {
      module: DocumentsModule,
      global: true, // links show documents as well
      imports: [AssetsModule],
      controllers: [DocumentsController],
      providers: [
        {
          provide: CHILDREN, // a provider, so that it ends with the service
          useFactory: () =>
            new ChildPool({
              name: 'pdf',
              script: childScript('./pdf/draw-pdf.child.js', import.meta.url),
              queue: PDF_QUEUE,
              size: PDF_CHILDREN ?? availableParallelism(),
              niceness: NICENESS,
            }),
        },
        {
          provide: DrawPdf,
          useFactory: (children: ChildPool, readLogo: ReadLogo) =>
            new DrawPdf({
              children,
              cache: new ByteCache({ maxBytes: PDF_CACHE_MB * MB, maxAgeMs: KEPT_MS }),
              readLogo: (value) => readLogo.run(value),
              site: { appName: APP_NAME, publicUrl: PUBLIC_URL },
            }),
          inject: [CHILDREN, ReadLogo],
        },
        ReadSigned,
        OwnPdf,
        SignedPdf,
      ],
      exports: [DrawPdf, ReadSigned, SignedPdf],
    };
  }
}
