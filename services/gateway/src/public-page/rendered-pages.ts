import { createHash } from 'node:crypto';
import { ByteCache } from '@acordo/service-kit/memory/byte-cache';

/** A page ready to be sent, and its compressed forms as soon as somebody wanted one. */
export interface RenderedPage {
  readonly identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const MB = 1024 * 1024;
const MOST_BYTES = 32 * MB;
/** A page with megabytes in it is passed on, not collected. */
const MOST_BYTES_EACH = MB;
const MOST_MS = 60_000;

/**
 * The last pages that were drawn, by the very bytes they were drawn from: a response that differs in anything (state, signer,
 * version, company) is another page. Whether there is something to see is decided before, by the service, at every request.
 */
export class RenderedPages {
  private readonly pages: ByteCache<RenderedPage>;

  constructor(maxBytes = MOST_BYTES, maxAgeMs = MOST_MS) {
    this.pages = new ByteCache({ maxBytes, maxBytesEach: MOST_BYTES_EACH, maxAgeMs });
  }

  /** `draw` runs when there is no page from these bytes yet; what it throws is not kept. */
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
