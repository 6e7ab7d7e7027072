import { createHash } from 'node:crypto';

/** A page ready to be sent, and its compressed forms as soon as somebody wanted one. */
export interface RenderedPage {
  readonly identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

interface Kept {
  readonly page: RenderedPage;
  readonly at: number;
}

const MB = 1024 * 1024;
const MOST_BYTES = 32 * MB;
/** A page with megabytes in it is passed on, not collected. */
const MOST_BYTES_EACH = MB;
const MOST_MS = 60_000;

/**
 * The last pages that were drawn, by the very bytes they were drawn from: an answer that differs in anything (state, signer,
 * version, company) is another page. Whether there is something to see is decided before, by the service, at every request.
 * After a minute a page is drawn anew, so that what was erased does not live on here.
 */
export class RenderedPages {
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly mostBytes = MOST_BYTES,
    private readonly mostMs = MOST_MS,
  ) {}

  /** `draw` runs when there is no page from these bytes yet; what it throws is not kept. */
  get(path: string, status: number, body: string, draw: () => RenderedPage): RenderedPage {
    const key = createHash('sha256').update(`${path}\n${status}\n`).update(body).digest('base64');
    const known = this.kept.get(key);
    if (known) return known.page;
    const page = draw();
    if (page.identity.length <= MOST_BYTES_EACH) this.keep(key, page);
    return page;
  }

  get size(): number {
    return this.kept.size;
  }

  private keep(key: string, page: RenderedPage): void {
    this.kept.set(key, { page, at: Date.now() });
    this.bytes += page.identity.length;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.mostBytes) break;
      this.drop(oldest);
    }
    this.timer ??= setTimeout(() => this.dropOld(), this.mostMs).unref();
  }

  /** They stand in the order in which they were drawn. */
  private dropOld(): void {
    const now = Date.now();
    for (const [key, { at }] of this.kept) {
      if (now - at < this.mostMs) break;
      this.drop(key);
    }
    this.timer = this.kept.size > 0 ? setTimeout(() => this.dropOld(), this.mostMs / 2).unref() : undefined;
  }

  private drop(key: string): void {
    this.bytes -= this.kept.get(key)?.page.identity.length ?? 0;
    this.kept.delete(key);
  }
}
