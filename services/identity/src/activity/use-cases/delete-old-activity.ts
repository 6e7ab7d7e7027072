import { Database } from '@acordo/service-kit/database/database';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { purgeActivity } from '../persistence/activity.js';

const BATCH = 5_000;

/** D35: account activity is deleted after six months, like the other access records. */
@Injectable()
export class DeleteOldActivity implements Task {
  readonly name = 'deleting old account activity';

  constructor(private readonly database: Database) {}

  async execute(): Promise<boolean> {
    return (await purgeActivity(this.database, BATCH)) === BATCH;
  }
}
