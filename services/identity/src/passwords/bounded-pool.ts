/** Thrown when the queue is full. */
export class PoolFull extends Error {}

/**
 * At most `width` jobs at once and `queue` that wait; the next is refused at once. Hashing is slow on purpose: without a
 * limit a burst of logins would take the processor from every other call (attack 94).
 */
export class BoundedPool {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly width: number,
    private readonly queue: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.width) await this.turn();
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next)
        next(); // the next waiting job starts directly: no later one can overtake it
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.queue) throw new PoolFull();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
