/** A wait that can be ended early. Ending it while no one waits makes the next wait return at once: no wake-up is lost. */
export class Pause {
  private wake: (() => void) | null = null;
  private ended = false;

  wait(ms: number): Promise<void> {
    if (this.ended) {
      this.ended = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(finish, ms);
      this.wake = finish;
    });
  }

  /** Clears an earlier wake-up, whose work was tried since. */
  reset(): void {
    this.ended = false;
  }

  end(): void {
    if (this.wake) this.wake();
    else this.ended = true;
  }
}
