import { AppError } from '@acordo/service-kit/errors/app-error';
import { workSeconds } from '@acordo/service-kit/health/work-metrics';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Child } from './child.js';
import { canLimitMemory } from './fork-limited.js';
import { JobFailed } from './job-errors.js';
import { POOL_DEFAULTS, type PoolOptions } from './pool-options.js';
import { WaitingJobs } from './waiting-jobs.js';

/**
 * Native work (images, documents) in child processes: a call inside a library cannot be stopped from a thread, and its abort
 * would end the service (docs/decisions/0008). Children start when there is work and end when there is none.
 */
export class ChildPool implements OnApplicationShutdown {
  private readonly options: PoolOptions & typeof POOL_DEFAULTS;
  private readonly children = new Set<Child>();
  private readonly idle = new Map<Child, NodeJS.Timeout>();
  private readonly waiting: WaitingJobs;
  private readonly logger: Logger;
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = { ...POOL_DEFAULTS, ...options };
    const { queue, queueOfOne = queue } = this.options;
    this.waiting = new WaitingJobs({ ...this.options, queueOfOne });
    this.logger = new Logger(`ChildPool ${options.name}`);
    if (!canLimitMemory()) this.logger.warn('no prlimit here: children are held to their time alone');
  }

  /**
   * `asker` is the waiting owner, link or email: jobs of different ones take turns. Throws BUSY (429), UNAVAILABLE when closing, JobRefused
   * (the input's fault), JobFailed (time, memory, crash).
   */
  async run<Result>(job: unknown, asker = ''): Promise<Result> {
    if (this.closed) throw new AppError('UNAVAILABLE');
    const child = this.freeChild();
    return (await (child ? this.work(child, job) : this.waiting.add(job, asker))) as Result;
  }

  /** Throws BUSY if `run` would: called before a job's input is prepared. */
  expectRoom(asker: string): void {
    if (this.idle.size === 0 && this.children.size >= this.options.size) this.waiting.expectRoom(asker);
  }

  /** Ends all children. Waiting callers get UNAVAILABLE. */
  async close(): Promise<void> {
    this.closed = true;
    this.waiting.refuseAll(new AppError('UNAVAILABLE'));
    await Promise.all([...this.children].map((child) => this.retire(child)));
  }

  /** Nest calls this after the last request has its response. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** The one that worked last: its caches are the freshest, and the others can end. */
  private freeChild(): Child | undefined {
    const known = [...this.idle.keys()].at(-1);
    if (!known) return this.children.size < this.options.size ? this.fork() : undefined;
    clearTimeout(this.idle.get(known));
    this.idle.delete(known);
    return known;
  }

  private fork(): Child {
    const child = new Child(this.options, (ended) => this.remove(ended));
    this.children.add(child);
    return child;
  }

  private async work(child: Child, job: unknown): Promise<unknown> {
    const stop = workSeconds.startTimer({ pool: this.options.name });
    let ending = 'done';
    try {
      return await child.run(job, this.options);
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

  /** Gives the next job to a free child. */
  private next(): void {
    const child = this.waiting.isEmpty() ? undefined : this.freeChild();
    const next = child && this.waiting.take();
    if (next) void this.work(child, next.job).then(next.resolve, next.reject);
  }

  private retire(child: Child): Promise<void> {
    this.remove(child);
    return child.end();
  }

  private remove(child: Child): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    this.children.delete(child);
  }
}
