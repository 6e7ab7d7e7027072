import type { After } from '@acordo/contracts/internal/position';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { type AccessRow, readAllActivity } from '../persistence/activity.js';

/** What happened to all accounts, users' and administrators', newest first, from a position on (D34). */
@Injectable()
export class ReadAccountActivity {
  constructor(private readonly database: Database) {}

  execute(after: After): Promise<AccessRow[]> {
    return readAllActivity(this.database, after);
  }
}
