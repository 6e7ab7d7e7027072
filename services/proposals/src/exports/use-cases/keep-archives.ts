import { Database } from '@acordo/service-kit/database/database';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { ArchiveRunner } from '../archive-runner.js';
import { purgeArchives } from '../persistence/archives.js';

const BATCH = 20;

/** D37: archives go after 7 days; those that a process left unfinished are taken up again, beside the scheduled work. */
@Injectable()
export class KeepArchives implements Task {
  readonly name = 'keeping archives';

  constructor(
    private readonly database: Database,
    private readonly runner: ArchiveRunner,
  ) {}

  async execute(): Promise<boolean> {
    this.runner.nudge();
    return (await purgeArchives(this.database, BATCH)) === BATCH;
  }
}
