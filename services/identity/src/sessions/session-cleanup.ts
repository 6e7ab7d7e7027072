import { statement, one } from '@acordo/service-kit/database/statement';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { removeEndedAdminSessions } from './persistence/admin-sessions.js';
import { removeEndedSessions } from './persistence/sessions.js';

const EVERY_MS = 60_000;
const tryLock = statement(
  'session-cleanup-lock',
  `SELECT pg_try_advisory_xact_lock(hashtextextended('acordo:identity:session-cleanup', 0)) AS mine`,
);

/** Ended sessions are over already (D8); this takes their rows away, in one of the running copies at a time. */
@Injectable()
export class SessionCleanup implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('SessionCleanup');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly unitOfWork: UnitOfWork) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.runQuietly(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const lock = await one<{ mine: boolean }>(tx, tryLock);
      if (!lock?.mine) return;
      await removeEndedSessions(tx);
      await removeEndedAdminSessions(tx);
    });
  }

  private async runQuietly(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn(
        `ended sessions stay until the next round: ${error instanceof Error ? error.message : ''}`,
      );
    }
  }
}
