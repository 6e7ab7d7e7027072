import { AppError } from '@acordo/service-kit/errors/app-error';

/** Jobs of one person that may wait. */
const LINE_MAX = 16;
const RETRY_AFTER_S = 2;

interface Line {
  last: Promise<unknown>;
  length: number;
}

/** One job per person at a time: many jobs delay only their own sender. */
export class OwnerQueue {
  private readonly lines = new Map<string, Line>();

  /** Throws BUSY if too many of this person's wait already, and what the job throws. */
  async run<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
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
