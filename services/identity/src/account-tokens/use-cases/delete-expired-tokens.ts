import { Database } from '@acordo/service-kit/database/database';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { removeOldTokens } from '../persistence/sealed-tokens.js';

/** Deletes rows of expired links: they are useless, and contain an address. Any number of copies may do it at once. */
@Injectable()
export class DeleteExpiredTokens implements Task {
  readonly name = 'delete-expired-tokens';

  constructor(private readonly database: Database) {}

  async execute(): Promise<boolean> {
    return (await removeOldTokens(this.database)) > 0;
  }
}
