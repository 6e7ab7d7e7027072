import { fileURLToPath } from 'node:url';
import { Module } from '@nestjs/common';
import { ChildPool } from '../children/child-pool.js';
import { BEFORE_VIPS_ENDS_MS } from '../children/pool-options.js';
import { childScript } from '../children/child-script.js';
import { AssetStore } from './asset-store.js';
import { AssetsController } from './assets.controller.js';
import { Images } from './images.js';
import { PostgresAssetStore } from './persistence/postgres-asset-store.js';
import { GetAsset } from './use-cases/get-asset.js';
import { KeepLogo } from './use-cases/keep-logo.js';
import { ReadLogo } from './use-cases/read-logo.js';

const CHILDREN = Symbol('image children');
/** Of a processor. A photograph takes 0.2 s; what needs this much was made for that. */
const PROCESSOR_MS = 5_000;
/** By the clock, which depends on the machine's load: a sixth of a processor is enough. */
const TIMEOUT_MS = 30_000;
const MEMORY_MB = 512;
const FONTS = fileURLToPath(new URL('../../templates/fonts.conf', import.meta.url));

/** Images that people send: decoded in children, stored once, read by hash. */
@Module({
  controllers: [AssetsController],
  providers: [
    {
      provide: CHILDREN, // a provider, so that it ends with the service
      useFactory: () =>
        new ChildPool({
          name: 'images',
          script: childScript('./redraw-image.child.js', import.meta.url),
          processorMs: PROCESSOR_MS,
          timeoutMs: TIMEOUT_MS,
          memoryMb: MEMORY_MB,
          idleMs: BEFORE_VIPS_ENDS_MS,
          environment: { FONTCONFIG_FILE: FONTS },
        }),
    },
    { provide: Images, useFactory: (children: ChildPool) => new Images(children), inject: [CHILDREN] },
    { provide: AssetStore, useClass: PostgresAssetStore },
    GetAsset,
    KeepLogo,
    ReadLogo,
  ],
  exports: [KeepLogo, ReadLogo],
})
export class AssetsModule {}
