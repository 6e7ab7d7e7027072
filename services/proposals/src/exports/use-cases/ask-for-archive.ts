import { randomUUID } from 'node:crypto';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { holdOpen } from '../../accounts/open-account.js';
import { ArchiveRunner } from '../archive-runner.js';
import {
  type Archive,
  beginArchive,
  failedArchive,
  readyArchive,
  runningArchive,
} from '../persistence/archives.js';

/** D37: the existing archive, or null after one was begun. One is made at a time, and a new one once a day. */
@Injectable()
export class AskForArchive {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly runner: ArchiveRunner,
  ) {}

  /** Throws UNAVAILABLE if making it failed a short while ago, NOT_AUTHENTICATED once the account is closed (D37). */
  async execute(userId: string, newer: boolean): Promise<Archive | null> {
    if (!(await runningArchive(this.database, userId))) {
      const ready = await readyArchive(this.database, userId);
      if (ready && !(newer && ready.is_old)) return ready;
      const failed = await failedArchive(this.database, userId);
      if (failed?.is_recent) throw new AppError('UNAVAILABLE', { retryAfter: 3_600 });
      await this.work.run((tx) =>
        Promise.all([holdOpen(tx, userId), beginArchive(tx, randomUUID(), userId)]),
      );
    }
    this.runner.nudge();
    return null;
  }
}
