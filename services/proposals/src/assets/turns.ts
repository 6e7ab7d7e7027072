import { AppError } from '@acordo/service-kit/errors/app-error';

/** Works of one person that may wait for one another. */
const LINE_MAX = 16;
const RETRY_AFTER_S = 2;

interface Line {
  last: Promise<unknown>;
  length: number;
}

/** One work of a person at a time: whoever sends many waits for oneself, and no others wait for all of them. */
export class Turns {
  private readonly lines = new Map<string, Line>();

  /** Throws BUSY where too many of this person's wait already, and what the work throws. */
  async take<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(who) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= LINE_MAX) throw new AppError('BUSY', { retryAfter: RETRY_AFTER_S });
    this.lines.set(who, line);
    line.length += 1;
    const turn = line.last.then(work);
    line.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.lines.delete(who);
    }
  }
}
