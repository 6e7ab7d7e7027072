import { AppError } from '@acordo/service-kit/errors/app-error';
import { workWaiting } from '@acordo/service-kit/health/work-metrics';

export interface WaitingJob {
  job: unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}
type Waiting = WaitingJob & { asker: string; timer: NodeJS.Timeout };

export interface WaitingOptions {
  name: string;
  /** Jobs that may wait, all askers' together and one asker's. */
  queue: number;
  queueOfOne: number;
  waitMs: number;
}

const RETRY_AFTER_S = 2;

/**
 * Jobs that wait for a free child: a limited number, for a limited time. Each asker has its own queue and
 * the queues take turns, so that a hundred jobs of one asker delay nobody else.
 */
export class WaitingJobs {
  /** By asker, in the order of their turns. */
  private readonly lines = new Map<string, Waiting[]>();
  private count = 0;

  constructor(private readonly options: WaitingOptions) {
    this.tell();
  }

  /** Resolves with the job's result. Throws BUSY: too many wait, or it waited for too long. */
  add(job: unknown, asker: string): Promise<unknown> {
    this.expectRoom(asker);
    if (this.count >= this.options.queue) this.makeRoom();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.remove(waiting);
        reject(busy());
      }, this.options.waitMs);
      const waiting = { job, asker, resolve, reject, timer };
      const line = this.lines.get(asker);
      if (line) line.push(waiting);
      else this.lines.set(asker, [waiting]);
      this.tell(1);
    });
  }

  /** Throws BUSY where a job of this asker would not be taken now. */
  expectRoom(asker: string): void {
    const { queue, queueOfOne } = this.options;
    const own = this.lines.get(asker)?.length ?? 0;
    if (own >= queueOfOne || (this.count >= queue && this.longest().length < own + 2)) throw busy();
  }

  isEmpty(): boolean {
    return this.count === 0;
  }

  /** The oldest job of the queue whose turn it is; then the next queue has its turn. */
  take(): WaitingJob | undefined {
    const [turn] = this.lines;
    if (!turn) return undefined;
    const [asker, line] = turn;
    const [next] = line;
    if (!next) return undefined;
    this.remove(next);
    if (this.lines.delete(asker)) this.lines.set(asker, line);
    return next;
  }

  refuseAll(error: AppError): void {
    for (let next = this.take(); next; next = this.take()) next.reject(error);
  }

  /** The longest queue drops its last job for a queue that has at least two fewer. */
  private makeRoom(): void {
    const last = this.longest().at(-1);
    if (!last) return;
    this.remove(last);
    last.reject(busy());
  }

  private longest(): Waiting[] {
    let longest: Waiting[] = [];
    for (const line of this.lines.values()) if (line.length > longest.length) longest = line;
    return longest;
  }

  private remove(waiting: Waiting): void {
    const { asker, timer } = waiting;
    clearTimeout(timer);
    const line = this.lines.get(asker);
    const at = line?.indexOf(waiting) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.lines.delete(asker);
    this.tell(-1);
  }

  private tell(change = 0): void {
    this.count += change;
    workWaiting.set({ pool: this.options.name }, this.count);
  }
}

const busy = () => new AppError('BUSY', { retryAfter: RETRY_AFTER_S });
