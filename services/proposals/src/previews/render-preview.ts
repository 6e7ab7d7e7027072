import type { ByteCache } from '@acordo/service-kit/memory/byte-cache';
import { SingleFlightCache } from '@acordo/service-kit/memory/single-flight-cache';
import type { Asset } from '../assets/domain/asset.js';
import type { ChildPool } from '../children/child-pool.js';
import type { FrozenDocument } from '../content/domain/document.js';
import { canDraw } from '../documents/fonts/drawing.js';
import { previewModel } from './domain/preview-model.js';
import { drawImage } from './draw-image.js';
import type { PreviewJob } from './preview-job.js';

export interface PreviewOptions {
  children: Pick<ChildPool, 'run'>;
  cache: ByteCache<Uint8Array>;
  /** Reads a logo field; null without an image. */
  readLogo(value: string): Promise<Asset | null>;
}

const LOGO_FILE = { png: 'logo.png', jpeg: 'logo.jpg' } as const;

/** The preview image of a document, rendered once while it is cached: several robots request it as soon as a link is sent. */
export class RenderPreview {
  private readonly made: SingleFlightCache;

  constructor(private readonly options: PreviewOptions) {
    this.made = new SingleFlightCache(options.cache);
  }

  /** Throws BUSY (429), UNAVAILABLE. */
  execute(document: FrozenDocument): Promise<Uint8Array> {
    return this.made.get(document.hash.toString('hex'), () => this.draw(document));
  }

  private async draw({ documento }: FrozenDocument): Promise<Uint8Array> {
    const logo = await this.options.readLogo(documento.empresa.logo_url);
    const file = logo && { file: LOGO_FILE[logo.kind], bytes: logo.bytes };
    const model = previewModel(documento, file && file.file, canDraw());
    const job: PreviewJob = { template: 'preview', data: JSON.stringify(model), logo: file };
    return drawImage(this.options.children, job);
  }
}
