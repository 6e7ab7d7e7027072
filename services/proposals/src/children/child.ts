import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { type ChildStart, forkLimited } from './fork-limited.js';
import { processorTime } from './processor-time.js';
import { JobFailed, JobRefused } from './job-errors.js';
import type { Reply } from './reply.js';

/** Characters of a child's stderr for the log. */
const LAST_WORDS = 500;
const LOOK_EVERY_MS = 250;
/** The lowest priority. */
const LAST = 19;

interface Running {
  resolve(result: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
  look: NodeJS.Timeout | undefined;
}

export interface JobLimits {
  timeoutMs: number;
  processorMs: number;
}

/** One child process. It runs one job at a time and is never used again after a failed job. */
export class Child {
  jobs = 0;
  alive = true;
  private readonly process: ChildProcess;
  private readonly exited: Promise<unknown>;
  private running: Running | undefined;
  private ready = false;
  private lastWords = '';

  constructor(start: ChildStart, onEnd: (child: Child) => void) {
    const child = forkLimited(start);
    this.process = child;
    if (child.pid !== undefined && start.niceness > 0)
      setPriority(child.pid, Math.min(LAST, getPriority() + start.niceness));
    this.exited = once(child, 'exit').catch(() => undefined); // one that could not be started has nothing to end
    const ended = (how: string) => {
      this.fail('crash', `${how} ${this.lastWords}`);
      onEnd(this);
    };
    child.on('message', (reply: Reply) => this.finish(reply));
    child.once('exit', (code, signal) => ended(`ended by ${signal ?? code}`));
    child.on('error', (error) => ended(error.message));
    child.stderr?.on('data', (chunk: Buffer) => {
      this.lastWords = (this.lastWords + chunk.toString('utf8')).slice(-LAST_WORDS);
    });
    this.letGo();
  }

  run(job: unknown, { timeoutMs, processorMs }: JobLimits): Promise<unknown> {
    this.jobs += 1;
    this.process.ref();
    this.process.channel?.ref();
    return new Promise((resolve, reject) => {
      const look = this.watchProcessor(processorMs);
      const timer = setTimeout(() => this.fail('timeout', `${timeoutMs} ms`), timeoutMs);
      this.running = { resolve, reject, timer, look };
      try {
        this.process.send(job as object, (error) => {
          if (error) this.fail('crash', error.message);
        });
      } catch (error) {
        this.fail('error', (error as Error).message); // what cannot be sent to another process
      }
    });
  }

  /** Ends it at once. Resolves when the process has ended. */
  async end(): Promise<void> {
    this.fail('crash', 'ended by the service');
    await this.exited;
  }

  private finish(reply: Reply): void {
    if ('ready' in reply) {
      this.ready = true;
      return;
    }
    const { running } = this;
    if (!running) return;
    if ('failed' in reply) return this.fail('error', reply.failed);
    this.stopClocks(running);
    this.letGo();
    if ('done' in reply) running.resolve(reply.done);
    else running.reject(new JobRefused(reply.refused));
  }

  private fail(reason: JobFailed['reason'], detail: string): void {
    this.alive = false;
    this.process.kill('SIGKILL');
    const { running } = this;
    if (!running) return;
    this.stopClocks(running);
    running.reject(new JobFailed(this.ready || reason === 'error' ? reason : 'start', detail));
  }

  private watchProcessor(processorMs: number): NodeJS.Timeout | undefined {
    const { pid } = this.process;
    const before = pid === undefined ? undefined : processorTime(pid);
    if (pid === undefined || before === undefined || processorMs === Number.POSITIVE_INFINITY)
      return undefined;
    return setInterval(() => {
      const used = (processorTime(pid) ?? before) - before;
      if (used >= processorMs) this.fail('exhausted', `${used} ms of processor`);
    }, LOOK_EVERY_MS);
  }

  private stopClocks({ timer, look }: Running): void {
    clearTimeout(timer);
    clearInterval(look);
    this.running = undefined;
  }

  /** An idle child does not keep the service's process running; it ends with it, since its channel closes. */
  private letGo(): void {
    this.process.unref();
    this.process.channel?.unref();
    (this.process.stderr as { unref?(): void } | null)?.unref?.();
  }
}
