import type { After } from '@acordo/contracts/internal/position';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { type AuditRow, readEntries } from '../persistence/audit.js';
import { type FailedRow, readFailed } from '../persistence/failed-emails.js';

/** Newer than everything. */
const BEFORE_ALL = { em: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

/** What failed for good, and who had it sent again; newest first, from a position on. */
@Injectable()
export class ReadFailedEmails {
  constructor(private readonly database: Database) {}

  emails({ rows, em = BEFORE_ALL.em, id = BEFORE_ALL.id }: After): Promise<FailedRow[]> {
    return readFailed(this.database, em, id, rows);
  }

  audit({ rows, em = BEFORE_ALL.em, id = BEFORE_ALL.id }: After): Promise<AuditRow[]> {
    return readEntries(this.database, em, id, rows);
  }
}
