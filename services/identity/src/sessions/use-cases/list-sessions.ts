import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { listOwnSessions, type OwnSession } from '../persistence/sessions.js';

/** An account's sessions, the latest used first (D7). */
@Injectable()
export class ListSessions {
  constructor(private readonly database: Database) {}

  execute(userId: string): Promise<OwnSession[]> {
    return listOwnSessions(this.database, userId);
  }
}
