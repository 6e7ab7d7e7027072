import type { ResultOf } from '@acordo/contracts/call';
import type { getContact } from '@acordo/contracts/internal/contact';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { findContact } from '../persistence/users.js';

/** A user's address for emails (D30); null once the account is deleted. */
@Injectable()
export class FindContact {
  constructor(private readonly database: Database) {}

  async execute(id: string): Promise<ResultOf<typeof getContact>['contact']> {
    return findContact(this.database, id);
  }
}
