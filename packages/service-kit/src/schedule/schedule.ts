import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Task } from './task.js';

/** Runs the service's scheduled work: at the start, since the service may have been away for days, then once a minute. */
@Injectable()
export class Schedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Schedule');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private stopping = false;

  /** `everyMs` 0: this copy does no scheduled work. */
  constructor(
    private readonly tasks: readonly Task[],
    private readonly everyMs: number,
  ) {}

  onApplicationBootstrap(): void {
    if (this.everyMs === 0) return;
    this.timer = setInterval(() => void this.run(), this.everyMs).unref();
    void this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopping = true;
    await this.running;
  }

  /** Runs every task once; a call during a run waits for that one. Never throws. */
  run(): Promise<void> {
    this.running ??= this.round().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async round(): Promise<void> {
    for (const task of this.tasks) {
      try {
        while (!this.stopping && (await task.execute())); // one batch after the other
      } catch (error) {
        this.logger.warn(`${task.name} waits for the next round: ${(error as Error).message}`);
      }
    }
  }
}
