import { reportErased } from '@acordo/contracts/internal/accounts';
import { Database } from '@acordo/service-kit/database/database';
import { internalCall } from '@acordo/service-kit/http/internal-call';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { Identity } from '../../identity/identity.js';
import { closureReported, unreportedClosures } from '../persistence/closures.js';

const BATCH = 50;

/** D37: notifies identity that nothing is left here, which then erases the user. Two copies may both do it. */
@Injectable()
export class ReportErasures implements Task {
  readonly name = 'reporting erased accounts';

  constructor(
    private readonly database: Database,
    private readonly identity: Identity,
  ) {}

  async execute(): Promise<boolean> {
    const users = await unreportedClosures(this.database, BATCH);
    for (const id of users) {
      await internalCall(this.identity.asked(id), reportErased, { params: { id } });
      await closureReported(this.database, id);
    }
    return users.length === BATCH;
  }
}
