import { Database } from '@acordo/service-kit/database/database';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { ArchiveRunner } from '../archive-runner.js';
import { purgeArchives } from '../persistence/archives.js';

const BATCH = 20;

/** D37: deletes archives after 7 days; starts unfinished ones of killed processes again, apart from the scheduled work. */
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
