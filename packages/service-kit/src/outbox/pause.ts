/** A wait that can be cut short. Ending it while nobody waits makes the next wait return at once: no wake-up is lost. */
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

  /** Forgets an end that came while nobody waited: what it told of has been tried since. */
  forget(): void {
    this.ended = false;
  }

  end(): void {
    if (this.wake) this.wake();
    else this.ended = true;
  }
}
