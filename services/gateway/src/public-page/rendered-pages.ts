import { createHash } from 'node:crypto';
import { ByteCache } from '@acordo/service-kit/memory/byte-cache';

/** A page ready to be sent, with its compressed forms once they were requested. */
export interface RenderedPage {
  readonly identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const MB = 1024 * 1024;
const MOST_BYTES = 32 * MB;
/** A page of megabytes is sent but not cached. */
const MOST_BYTES_EACH = MB;
const MOST_MS = 60_000;

/**
 * The last rendered pages, by the bytes they were rendered from: a response that differs in anything (state, signer,
 * version, company) is another page. The service decides before, at every request, whether the link may be seen.
 */
export class RenderedPages {
  private readonly pages: ByteCache<RenderedPage>;

  constructor(maxBytes = MOST_BYTES, maxAgeMs = MOST_MS) {
    this.pages = new ByteCache({ maxBytes, maxBytesEach: MOST_BYTES_EACH, maxAgeMs });
  }

  /** `draw` runs when there is no page from these bytes yet; what it throws is not cached. */
  get(path: string, status: number, body: string, draw: () => RenderedPage): RenderedPage {
    const key = createHash('sha256').update(`${path}\n${status}\n`).update(body).digest('base64');
    const known = this.pages.get(key);
    if (known) return known;
    const page = draw();
    this.pages.set(key, page, page.identity.length);
    return page;
  }

  get size(): number {
    return this.pages.size;
  }
}
