import type { After } from '@acordo/contracts/internal/position';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { type EntryRow, readEntries } from '../persistence/audit.js';

/** What was recorded here, newest first, from a position on. */
@Injectable()
export class ReadOwnAudit {
  constructor(private readonly database: Database) {}

  execute(after: After): Promise<EntryRow[]> {
    return readEntries(this.database, after);
  }
}
