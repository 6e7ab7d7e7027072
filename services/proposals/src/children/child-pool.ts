import { availableParallelism } from 'node:os';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { workSeconds, workWaiting } from '@acordo/service-kit/health/work-metrics';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Child } from './child.js';
import { canLimitMemory, type Environment } from './fork-limited.js';
import { JobFailed } from './job-errors.js';

export interface PoolOptions {
  /** Names it in logs and metrics. */
  name: string;
  /** What children run: a compiled file that calls `serveJobs` (child-script.ts finds it). */
  script: URL;
  /** Children at most; one core stays the service's own. */
  size?: number;
  /** Jobs that may wait; more are refused with BUSY. */
  queue?: number;
  /** A job that could not start within this is refused with BUSY: its caller would not wait for its end. */
  waitMs?: number;
  /** A job's time, from its start; then its child is killed. */
  timeoutMs?: number;
  idleMs?: number;
  /** Jobs after which a child is replaced, whatever its libraries have kept by then. */
  renewAfter?: number;
  memoryMb?: number;
  /** What children find in their environment besides the little that all have. */
  environment?: Environment;
}

interface Waiting {
  job: unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
  timer: NodeJS.Timeout;
}

const DEFAULTS = {
  size: Math.max(1, availableParallelism() - 1),
  queue: 32,
  waitMs: 8_000, // the gateway waits 10 s for an answer to begin
  timeoutMs: 10_000,
  idleMs: 60_000,
  renewAfter: 500,
  memoryMb: 768,
  environment: {},
};
const RETRY_AFTER_S = 2;

/**
 * Native work (images, documents) in child processes: a call inside a library cannot be stopped from a thread, and its abort
 * would take the service along (docs/decisions/0008). Children start when there is work and end when there is none.
 */
export class ChildPool implements OnApplicationShutdown {
  private readonly options: PoolOptions & typeof DEFAULTS;
  private readonly children = new Set<Child>();
  private readonly idle = new Map<Child, NodeJS.Timeout>();
  private readonly waiting: Waiting[] = [];
  private readonly logger: Logger;
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = { ...DEFAULTS, ...options };
    this.logger = new Logger(`ChildPool ${options.name}`);
    if (!canLimitMemory()) this.logger.warn('no prlimit here: children are held to their time alone');
  }

  /** Throws BUSY (429), UNAVAILABLE when closing, JobRefused (the input's fault), JobFailed (time, memory, crash). */
  async run<Result>(job: unknown): Promise<Result> {
    if (this.closed) throw new AppError('UNAVAILABLE');
    const child = this.freeChild();
    return (await (child ? this.work(child, job) : this.wait(job))) as Result;
  }

  /** Ends all children. Whoever still waits hears UNAVAILABLE. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { reject, timer } of this.waiting.splice(0)) {
      clearTimeout(timer);
      reject(new AppError('UNAVAILABLE'));
    }
    workWaiting.set({ pool: this.options.name }, 0);
    await Promise.all([...this.children].map((child) => this.retire(child)));
  }

  /** Nest calls this when the last request has been answered. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  private freeChild(): Child | undefined {
    const [known] = this.idle.keys();
    if (!known) return this.children.size < this.options.size ? this.fork() : undefined;
    clearTimeout(this.idle.get(known));
    this.idle.delete(known);
    return known;
  }

  private fork(): Child {
    const child = new Child(this.options, (ended) => this.forget(ended));
    this.children.add(child);
    return child;
  }

  private wait(job: unknown): Promise<unknown> {
    if (this.waiting.length >= this.options.queue) throw busy();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        this.countWaiting();
        reject(busy());
      }, this.options.waitMs);
      const waiting: Waiting = { job, resolve, reject, timer };
      this.waiting.push(waiting);
      this.countWaiting();
    });
  }

  private async work(child: Child, job: unknown): Promise<unknown> {
    const stop = workSeconds.startTimer({ pool: this.options.name });
    let ending = 'done';
    try {
      return await child.run(job, this.options.timeoutMs);
    } catch (error) {
      ending = error instanceof JobFailed ? error.reason : 'refused';
      if (error instanceof JobFailed && !this.closed) this.logger.warn(`a job failed: ${error.message}`);
      throw error;
    } finally {
      stop({ ending });
      this.release(child);
    }
  }

  private release(child: Child): void {
    const { renewAfter, idleMs } = this.options;
    if (!child.alive || child.jobs >= renewAfter || this.closed) void this.retire(child);
    else this.idle.set(child, setTimeout(() => void this.retire(child), idleMs).unref());
    this.next();
  }

  /** Gives the longest waiting job to a free child. */
  private next(): void {
    if (this.waiting.length === 0) return;
    const child = this.freeChild();
    const next = child && this.waiting.shift();
    if (!next) return;
    clearTimeout(next.timer);
    this.countWaiting();
    void this.work(child, next.job).then(next.resolve, next.reject);
  }

  private retire(child: Child): Promise<void> {
    this.forget(child);
    return child.end();
  }

  private forget(child: Child): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    this.children.delete(child);
  }

  private countWaiting(): void {
    workWaiting.set({ pool: this.options.name }, this.waiting.length);
  }
}

const busy = () => new AppError('BUSY', { retryAfter: RETRY_AFTER_S });
