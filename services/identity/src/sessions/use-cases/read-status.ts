import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { findUser, type UserRow } from '../../users/find-user.js';

/** D7: the user of the caller's session, with the current data of the database; null for everyone else. */
@Injectable()
export class ReadStatus {
  constructor(private readonly database: Database) {}

  async execute({ kind, sub }: Pick<Caller, 'kind' | 'sub'>): Promise<UserRow | null> {
    return kind === 'user' ? findUser(this.database, sub) : null;
  }
}
