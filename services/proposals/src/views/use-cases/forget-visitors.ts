import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import type { Task } from '@acordo/service-kit/schedule/task';
import { forgetVisitors } from '../persistence/views.js';

/** D20: deletes a day's salt and hashes after the day. Any number of copies may do this at once. */
@Injectable()
export class ForgetVisitors implements Task {
  readonly name = 'forgetting visitors';

  constructor(private readonly database: Database) {}

  async execute(): Promise<boolean> {
    await forgetVisitors(this.database);
    return false;
  }
}
