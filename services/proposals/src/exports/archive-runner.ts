import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { claimTry } from './persistence/tries.js';
import { MakeArchive } from './use-cases/make-archive.js';

/** Makes archives in the background, one at a time in a process; the jobs are rows in the database. */
@Injectable()
export class ArchiveRunner implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Archives');
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly work: UnitOfWork,
    private readonly makeArchive: MakeArchive,
  ) {}

  /** Never throws, never waits; during a run one more check is scheduled. */
  nudge(): void {
    if (this.stopping.signal.aborted) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.rounds().finally(() => {
      this.running = null;
    });
  }

  /** The current one stops at its next piece; another copy, or this one after a restart, begins it again. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async rounds(): Promise<void> {
    do {
      this.again = false;
      // oxlint-disable-next-line no-empty -- each call makes one
      while (!this.stopping.signal.aborted && (await this.next())) {}
    } while (this.again && !this.stopping.signal.aborted);
  }

  private async next(): Promise<boolean> {
    try {
      const one = await this.work.run(claimTry);
      if (!one) return false;
      await this.makeArchive.execute(one, this.stopping.signal);
      return true;
    } catch (error) {
      this.logger.warn(`an archive waits for another try: ${(error as Error).message}`);
      return false;
    }
  }
}
