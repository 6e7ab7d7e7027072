import type { InputOf } from '@acordo/contracts/call';
import type { listActivity } from '@acordo/contracts/http/auth/activity';
import { ACTIVITY_GROUPS, ACTIVITY_KINDS } from '@acordo/contracts/http/auth/activity-kinds';
import { readCursor, writeCursor } from '@acordo/contracts/internal/cursor';
import { MESSAGES } from '@acordo/contracts/messages';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { type ActivityRow, readOwnActivity } from '../persistence/activity.js';

/** D35: what happened to the own account, newest first, one page. Throws INVALID_FIELDS. */
@Injectable()
export class ListActivity {
  constructor(private readonly database: Database) {}

  async execute(
    userId: string,
    { limit, cursor, grupo }: InputOf<typeof listActivity>['query'],
  ): Promise<{ rows: ActivityRow[]; nextCursor: string | null }> {
    const after = cursor === undefined ? null : readCursor(cursor);
    if (cursor !== undefined && !after)
      throw new AppError('INVALID_FIELDS', { fields: { cursor: MESSAGES.invalid } });
    const kinds = grupo ? ACTIVITY_GROUPS[grupo] : ACTIVITY_KINDS;
    const which = { conta_id: userId, kinds };
    const found = await readOwnActivity(this.database, which, { ...after, rows: limit + 1 });
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return { rows, nextCursor: found.length > limit && last ? writeCursor(last) : null };
  }
}
