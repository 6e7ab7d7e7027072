const TRIES = 60;
const WAIT_MS = 2_000;

/** Runs the work, retried while it is refused as BUSY. */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  isBusy: (error: unknown) => boolean,
  waitMs = WAIT_MS,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= TRIES || !isBusy(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
