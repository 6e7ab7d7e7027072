import { ByteCache } from '@acordo/service-kit/memory/byte-cache';
import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { ReadLogo } from '../assets/use-cases/read-logo.js';
import { ChildPool } from '../children/child-pool.js';
import { BEFORE_VIPS_ENDS_MS } from '../children/pool-options.js';
import { childScript } from '../children/child-script.js';
import { ReadingModule } from '../reading/reading.module.js';
import { RenderPreview } from './render-preview.js';
import { PreviewsController } from './previews.controller.js';
import { ReadSigned } from '../documents/use-cases/read-signed.js';
import { DrawSignature } from './use-cases/draw-signature.js';
import { ShowPreview } from './use-cases/show-preview.js';

const CHILDREN = Symbol('preview children');
/** Some two hundred pictures: several robots request a link within minutes, and then hardly ever again. */
const CACHE_BYTES = 16 * 1024 * 1024;
const KEPT_MS = 10 * 60_000;

/** Images for link previews, rendered in child processes. */
@Module({
  imports: [AssetsModule, ReadingModule],
  controllers: [PreviewsController],
  providers: [
    {
      provide: CHILDREN, // a provider, so that it ends with the service
      useFactory: () =>
        new ChildPool({
          name: 'previews',
          script: childScript('./draw-preview.child.js', import.meta.url),
          idleMs: BEFORE_VIPS_ENDS_MS,
        }),
    },
    {
      provide: RenderPreview,
      useFactory: (children: ChildPool, readLogo: ReadLogo) =>
        new RenderPreview({
          children,
          cache: new ByteCache({ maxBytes: CACHE_BYTES, maxAgeMs: KEPT_MS }),
          readLogo: (value) => readLogo.execute(value),
        }),
      inject: [CHILDREN, ReadLogo],
    },
    ShowPreview,
    {
      provide: DrawSignature,
      useFactory: (children: ChildPool, readSigned: ReadSigned) => new DrawSignature(readSigned, children),
      inject: [CHILDREN, ReadSigned],
    },
  ],
})
export class PreviewsModule {}
