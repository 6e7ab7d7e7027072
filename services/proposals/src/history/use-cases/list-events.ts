import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { type EventRow, ownEvents } from '../persistence/own-events.js';

@Injectable()
export class ListEvents {
  constructor(private readonly database: Database) {}

  /** Throws PROPOSAL_NOT_FOUND. */
  execute(userId: string, id: string): Promise<EventRow[]> {
    return ownEvents(this.database, id, userId);
  }
}
