import type { After } from '@acordo/contracts/internal/position';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { type AuditRow, readEntries } from '../persistence/audit.js';
import { type FailedRow, readFailed } from '../persistence/failed-emails.js';

/** Finally failed emails, and who sent them again; newest first, from a position on. */
@Injectable()
export class ReadFailedEmails {
  constructor(private readonly database: Database) {}

  emails(after: After): Promise<FailedRow[]> {
    return readFailed(this.database, after);
  }

  audit(after: After): Promise<AuditRow[]> {
    return readEntries(this.database, after);
  }
}
