/** Why a slot was not given. */
export class NoFreeSlot extends Error {}

export interface SlotsOptions {
  readonly slots: number;
  /** Places that one address may have at a time. */
  readonly perAddress: number;
  /** Callers that may wait at a time, half of them from one address; more are refused at once. */
  readonly waiting: number;
  readonly waitMs: number;
}

interface Waiting {
  readonly address: string;
  readonly timer: NodeJS.Timeout;
  start(): void;
}

/**
 * A number of slots, given in the order of requests; an address at its maximum is skipped. No caller waits
 * longer than `waitMs`.
 */
export class Slots {
  private taken = 0;
  private readonly byAddress = new Map<string, number>();
  private line: Waiting[] = [];

  constructor(private readonly options: SlotsOptions) {}

  /** Returns the function that returns the slot, to be called once. Throws NoFreeSlot. */
  take(address: string): Promise<() => void> {
    if (this.isFree(address)) return Promise.resolve(this.give(address));
    if (this.isLineFull(address)) return Promise.reject(new NoFreeSlot('too many wait already'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.line = this.line.filter((one) => one !== waiting);
        reject(new NoFreeSlot(`no slot within ${this.options.waitMs} ms`));
      }, this.options.waitMs);
      const waiting: Waiting = { address, timer, start: () => resolve(this.give(address)) };
      this.line.push(waiting);
    });
  }

  private isFree(address: string): boolean {
    const { slots, perAddress } = this.options;
    return this.taken < slots && (this.byAddress.get(address) ?? 0) < perAddress;
  }

  private isLineFull(address: string): boolean {
    const own = this.line.filter((one) => one.address === address).length;
    return this.line.length >= this.options.waiting || own >= this.options.waiting / 2;
  }

  private give(address: string): () => void {
    this.count(address, 1);
    return () => {
      this.count(address, -1);
      this.next();
    };
  }

  private next(): void {
    const at = this.line.findIndex(({ address }) => this.isFree(address));
    const [waiting] = at < 0 ? [] : this.line.splice(at, 1);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.start();
  }

  private count(address: string, by: 1 | -1): void {
    this.taken += by;
    const left = (this.byAddress.get(address) ?? 0) + by;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
  }
}
