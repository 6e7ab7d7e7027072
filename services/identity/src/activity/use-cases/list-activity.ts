import type { InputOf } from '@acordo/contracts/call';
import type { listActivity } from '@acordo/contracts/http/auth/activity';
import { ACTIVITY_GROUPS, ACTIVITY_KINDS } from '@acordo/contracts/http/auth/activity-kinds';
import { Database } from '@acordo/service-kit/database/database';
import { askFor, type Page, pageOf } from '@acordo/service-kit/http/listed-page';
import { Injectable } from '@nestjs/common';
import { type ActivityRow, readOwnActivity } from '../persistence/activity.js';

/** D35: what happened to the own account, newest first, one page. Throws INVALID_FIELDS. */
@Injectable()
export class ListActivity {
  constructor(private readonly database: Database) {}

  async execute(
    userId: string,
    { limit, cursor, grupo }: InputOf<typeof listActivity>['query'],
  ): Promise<Page<ActivityRow>> {
    const kinds = grupo ? ACTIVITY_GROUPS[grupo] : ACTIVITY_KINDS;
    const which = { conta_id: userId, kinds };
    const found = await readOwnActivity(this.database, which, askFor({ limit, cursor }));
    return pageOf(found, limit, (row) => row);
  }
}
