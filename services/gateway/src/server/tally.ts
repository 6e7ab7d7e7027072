/** Counts what each address has at a time. */
export class Tally {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** False where the address has as many already. */
  add(address: string): boolean {
    const count = this.counts.get(address) ?? 0;
    if (count >= this.most) return false;
    this.counts.set(address, count + 1);
    return true;
  }

  remove(address: string): void {
    const count = (this.counts.get(address) ?? 0) - 1;
    if (count > 0) this.counts.set(address, count);
    else this.counts.delete(address);
  }
}
