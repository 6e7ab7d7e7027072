/** PDFs that were drawn, the least recently asked for going first when they are too many bytes together. */
export class PdfCache {
  private readonly kept = new Map<string, Uint8Array>();
  private bytes = 0;

  /** 0 keeps nothing. */
  constructor(private readonly maxBytes: number) {}

  get(key: string): Uint8Array | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    // A Map lists in the order of setting: what was asked for last stands last.
    this.kept.delete(key);
    this.kept.set(key, found);
    return found;
  }

  set(key: string, pdf: Uint8Array): void {
    this.forget(key);
    this.kept.set(key, pdf);
    this.bytes += pdf.byteLength;
    for (const [oldest] of this.kept) {
      if (this.bytes <= this.maxBytes) return;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.bytes -= this.kept.get(key)?.byteLength ?? 0;
    this.kept.delete(key);
  }
}
