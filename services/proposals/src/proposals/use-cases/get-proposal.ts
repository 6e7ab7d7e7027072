import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import type { OwnRow } from '../own-row.js';
import { findOwn } from '../persistence/own-proposal.js';

@Injectable()
export class GetProposal {
  constructor(private readonly database: Database) {}

  execute(userId: string, id: string): Promise<OwnRow> {
    return findOwn(this.database, id, userId);
  }
}
