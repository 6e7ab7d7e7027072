import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { type Counts, countOwn } from '../persistence/count-own.js';

@Injectable()
export class CountProposals {
  constructor(private readonly database: Database) {}

  execute(userId: string): Promise<Counts> {
    return countOwn(this.database, userId);
  }
}
