import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { type ProfileRows, readProfileRows } from '../persistence/profile.js';

/** What identity adds to the archive of a user's own data (D37). */
@Injectable()
export class ReadProfile {
  constructor(private readonly database: Database) {}

  execute(userId: string): Promise<ProfileRows | null> {
    return readProfileRows(this.database, userId);
  }
}
