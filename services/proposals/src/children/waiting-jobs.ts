import { AppError } from '@acordo/service-kit/errors/app-error';
import { workWaiting } from '@acordo/service-kit/health/work-metrics';

export interface WaitingJob {
  job: unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

const RETRY_AFTER_S = 2;

/** Jobs that wait for a free child: a bounded number of them, for a bounded time, in their order. */
export class WaitingJobs {
  private readonly jobs: (WaitingJob & { timer: NodeJS.Timeout })[] = [];

  constructor(private readonly options: { name: string; queue: number; waitMs: number }) {
    this.count();
  }

  /** Resolves with what whoever takes the job makes of it. Throws BUSY: too many wait, or it waited for too long. */
  add(job: unknown): Promise<unknown> {
    const { queue, waitMs } = this.options;
    if (this.jobs.length >= queue) throw busy();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.jobs.splice(this.jobs.indexOf(waiting), 1);
        this.count();
        reject(busy());
      }, waitMs);
      const waiting = { job, resolve, reject, timer };
      this.jobs.push(waiting);
      this.count();
    });
  }

  isEmpty(): boolean {
    return this.jobs.length === 0;
  }

  take(): WaitingJob | undefined {
    const next = this.jobs.shift();
    clearTimeout(next?.timer);
    this.count();
    return next;
  }

  refuseAll(error: AppError): void {
    for (let next = this.take(); next; next = this.take()) next.reject(error);
  }

  private count(): void {
    workWaiting.set({ pool: this.options.name }, this.jobs.length);
  }
}

const busy = () => new AppError('BUSY', { retryAfter: RETRY_AFTER_S });
