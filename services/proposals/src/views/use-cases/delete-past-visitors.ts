import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import type { Task } from '@acordo/service-kit/schedule/task';
import { deletePastVisitors } from '../persistence/views.js';

/** D20: deletes a day's salt and hashes after the day. Any number of copies may do this at once. */
@Injectable()
export class DeletePastVisitors implements Task {
  readonly name = 'deleting past visitors';

  constructor(private readonly database: Database) {}

  async execute(): Promise<boolean> {
    await deletePastVisitors(this.database);
    return false;
  }
}
