import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { countAll, countByUser } from '../persistence/count-by-user.js';

/** What the panel shows of proposals: how many there are (D34), never which. */
@Injectable()
export class CountForPanel {
  constructor(private readonly database: Database) {}

  byUser(userIds: readonly string[]): Promise<Record<string, number>> {
    return countByUser(this.database, userIds);
  }

  all(): Promise<number> {
    return countAll(this.database);
  }
}
