import { UNCANCELLED_MAX } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { type FailingRow, failingOwed } from '../persistence/cancellations.js';

/** For administrators (D37): people who closed the account and are still charged. */
@Injectable()
export class ReadUncancelled {
  constructor(private readonly database: Database) {}

  execute(): Promise<FailingRow[]> {
    return failingOwed(this.database, UNCANCELLED_MAX);
  }
}
