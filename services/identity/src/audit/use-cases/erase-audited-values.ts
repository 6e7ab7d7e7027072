import { Database } from '@acordo/service-kit/database/database';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { eraseValuesOfGoneUsers } from '../persistence/audit.js';

/** D37: once a user is erased, the record of an administrator's change stays, but without the values. */
@Injectable()
export class EraseAuditedValues implements Task {
  readonly name = 'erase-audited-values';

  constructor(private readonly database: Database) {}

  async execute(): Promise<boolean> {
    await eraseValuesOfGoneUsers(this.database);
    return false;
  }
}
