import { Database } from '@acordo/service-kit/database/database';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { eraseValuesOfGoneUsers } from '../persistence/audit.js';

/** D37: once a user is erased, it stays known that an administrator changed something, but not from what to what. */
@Injectable()
export class ForgetAudited implements Task {
  readonly name = 'forget-audited';

  constructor(private readonly database: Database) {}

  async execute(): Promise<boolean> {
    await eraseValuesOfGoneUsers(this.database);
    return false;
  }
}
